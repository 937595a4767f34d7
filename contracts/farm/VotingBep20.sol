// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {Bep20} from "./Bep20.sol";
import {SafeMath} from "./SafeMath.sol";

/// Holders delegate their votes; the votes of an account at an earlier block can be read. Votes move on a change of
/// delegate, and with tokens that the owner mints to an account or burns. A plain transfer does not move them, nor does
/// a mint without a recipient.
abstract contract VotingBep20 is Bep20 {
    using SafeMath for uint256;

    struct Checkpoint {
        uint32 fromBlock;
        uint256 votes;
    }

    bytes32 public constant DOMAIN_TYPEHASH =
        keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)");
    bytes32 public constant DELEGATION_TYPEHASH =
        keccak256("Delegation(address delegatee,uint256 nonce,uint256 expiry)");

    mapping(address => address) public delegates;
    mapping(address => mapping(uint32 => Checkpoint)) public checkpoints;
    mapping(address => uint32) public numCheckpoints;
    mapping(address => uint256) public nonces;

    event DelegateChanged(address indexed delegator, address indexed fromDelegate, address indexed toDelegate);
    event DelegateVotesChanged(address indexed delegate, uint256 previousBalance, uint256 newBalance);

    function mint(address to, uint256 amount) external onlyOwner {
        _mint(to, amount);
        _moveVotes(address(0), delegates[to], amount);
    }

    function delegate(address delegatee) external {
        _delegate(msg.sender, delegatee);
    }

    function delegateBySig(address delegatee, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s) external {
        bytes32 domain = keccak256(abi.encode(DOMAIN_TYPEHASH, keccak256(bytes(name)), block.chainid, address(this)));
        bytes32 content = keccak256(abi.encode(DELEGATION_TYPEHASH, delegatee, nonce, expiry));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", domain, content)), v, r, s);
        require(signer != address(0), "CAKE::delegateBySig: invalid signature");
        require(nonce == nonces[signer]++, "CAKE::delegateBySig: invalid nonce");
        require(block.timestamp <= expiry, "CAKE::delegateBySig: signature expired");
        _delegate(signer, delegatee);
    }

    function getCurrentVotes(address account) external view returns (uint256) {
        uint32 count = numCheckpoints[account];
        return count > 0 ? checkpoints[account][count - 1].votes : 0;
    }

    /// Returns the votes at the end of a past block.
    function getPriorVotes(address account, uint256 blockNumber) external view returns (uint256) {
        require(blockNumber < block.number, "CAKE::getPriorVotes: not yet determined");
        // Binary search for the last checkpoint up to that block. All before index `from` are early enough, those from
        // `to` on are not.
        uint32 from = 0;
        uint32 to = numCheckpoints[account];
        while (from < to) {
            uint32 middle = from + (to - from) / 2;
            if (checkpoints[account][middle].fromBlock <= blockNumber) from = middle + 1;
            else to = middle;
        }
        return from > 0 ? checkpoints[account][from - 1].votes : 0;
    }

    function _delegate(address delegator, address delegatee) private {
        address previous = delegates[delegator];
        delegates[delegator] = delegatee;
        emit DelegateChanged(delegator, previous, delegatee);
        _moveVotes(previous, delegatee, balanceOf[delegator]);
    }

    function _moveVotes(address from, address to, uint256 amount) internal {
        if (from == to || amount == 0) return;
        if (from != address(0)) _writeVotes(from, 0, amount);
        if (to != address(0)) _writeVotes(to, amount, 0);
    }

    /// Later changes in one block overwrite its checkpoint.
    function _writeVotes(address delegatee, uint256 more, uint256 less) private {
        uint32 count = numCheckpoints[delegatee];
        Checkpoint memory last;
        if (count > 0) last = checkpoints[delegatee][count - 1];
        uint256 votes = last.votes.add(more).sub(less);
        if (count > 0 && last.fromBlock == block.number) {
            checkpoints[delegatee][count - 1].votes = votes;
        } else {
            checkpoints[delegatee][count] = Checkpoint(uint32(block.number), votes);
            numCheckpoints[delegatee] = count + 1;
        }
        emit DelegateVotesChanged(delegatee, last.votes, votes);
    }
}

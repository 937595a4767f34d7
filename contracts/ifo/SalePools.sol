// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {SafeMath} from "../farm/SafeMath.sol";

/// The two pools of a sale of version 2, and what each user gets of them. Shares and rates have the scale 1e12.
abstract contract SalePools {
    using SafeMath for uint256;

    struct Pool {
        uint256 raisingAmount;
        uint256 offeringAmount;
        /// LP tokens that one user may commit; 0 is no limit.
        uint256 limitPerUser;
        bool hasTax;
        uint256 totalAmount;
        uint256 sumTaxesOverflow;
    }

    struct UserInfo {
        uint256 amount;
        bool claimed;
    }

    uint8 public constant numberPools = 2;
    uint256 internal constant WHOLE = 1e12;
    /// Factor of both sides of the share's quotient, for the rounding of the deployed contract:
    /// amount * 1e18 / (total * 1e6).
    uint256 private constant SHARE_DIVISOR = 1e6;

    Pool[numberPools] internal pools;
    mapping(address => mapping(uint8 => UserInfo)) internal users;

    /// Returns the terms: the raising amount, the offering amount, the limit of a user, and whether the overflow is
    /// taxed. Then the committed amount, and the sum of taxes of the harvests so far.
    function viewPoolInformation(uint256 pid)
        external
        view
        returns (uint256, uint256, uint256, bool, uint256, uint256)
    {
        Pool storage pool = pools[pid];
        return (
            pool.raisingAmount,
            pool.offeringAmount,
            pool.limitPerUser,
            pool.hasTax,
            pool.totalAmount,
            pool.sumTaxesOverflow
        );
    }

    function viewPoolTaxRateOverflow(uint256 pid) external view returns (uint256) {
        Pool storage pool = pools[pid];
        return pool.hasTax ? _taxRate(pool) : 0;
    }

    /// Returns the pools 0 and 1 in the entries 0 and 1, whatever `pids` contains, as in the deployed contract.
    function viewUserInfo(address user, uint8[] calldata pids)
        external
        view
        returns (uint256[] memory, bool[] memory)
    {
        uint256[] memory amounts = new uint256[](pids.length);
        bool[] memory statuses = new bool[](pids.length);
        for (uint8 pid = 0; pid < numberPools; pid++) {
            amounts[pid] = users[user][pid].amount;
            statuses[pid] = users[user][pid].claimed;
        }
        return (amounts, statuses);
    }

    function viewUserAllocationPools(address user, uint8[] calldata pids) external view returns (uint256[] memory) {
        uint256[] memory shares = new uint256[](pids.length);
        for (uint256 at = 0; at < pids.length; at++) {
            shares[at] = _share(users[user][pids[at]].amount, pools[pids[at]]);
        }
        return shares;
    }

    /// Returns for each pool the offered tokens, the refund after tax, and the tax; zeros for a pool without terms.
    function viewUserOfferingAndRefundingAmountsForPools(address user, uint8[] calldata pids)
        external
        view
        returns (uint256[3][] memory)
    {
        uint256[3][] memory amounts = new uint256[3][](pids.length);
        for (uint256 at = 0; at < pids.length; at++) {
            if (pools[pids[at]].offeringAmount == 0) continue;
            (uint256 offering, uint256 refund, uint256 tax) = _amountsOf(user, pids[at]);
            amounts[at] = [offering, refund, tax];
        }
        return amounts;
    }

    function _amountsOf(address user, uint8 pid) internal view returns (uint256 offering, uint256 refund, uint256 tax) {
        Pool storage pool = pools[pid];
        uint256 amount = users[user][pid].amount;
        if (pool.totalAmount <= pool.raisingAmount) {
            return (amount.mul(pool.offeringAmount).div(pool.raisingAmount), 0, 0);
        }
        uint256 share = _share(amount, pool);
        offering = pool.offeringAmount.mul(share).div(WHOLE);
        refund = amount.sub(pool.raisingAmount.mul(share).div(WHOLE));
        if (pool.hasTax) {
            tax = refund.mul(_taxRate(pool)).div(WHOLE);
            refund = refund.sub(tax);
        }
    }

    function _share(uint256 amount, Pool storage pool) private view returns (uint256) {
        if (pool.totalAmount == 0) return 0;
        return amount.mul(WHOLE * SHARE_DIVISOR).div(pool.totalAmount.mul(SHARE_DIVISOR));
    }

    /// Returns the tax rate of a refund: the more the pool is oversubscribed, the lower.
    function _taxRate(Pool storage pool) private view returns (uint256) {
        uint256 times = pool.totalAmount.div(pool.raisingAmount);
        if (times >= 1500) return 5e8;
        if (times >= 1000) return 1e9;
        if (times >= 500) return 2e9;
        if (times >= 250) return 2.5e9;
        if (times >= 100) return 3e9;
        if (times >= 50) return 5e9;
        return 1e10;
    }
}

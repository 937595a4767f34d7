// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

/// Says who owns a name and which resolver answers for it. Names are nodes: the hash of the label below the parent's node.
/// The methods and events are those of ENS (EIP-137), so that what reads Ethereum's registry reads this one.
contract NameRegistry {
    mapping(bytes32 => address) private owners;
    mapping(bytes32 => address) public resolver;
    mapping(address => mapping(address => bool)) public isApprovedForAll;

    event Transfer(bytes32 indexed node, address owner);
    event NewOwner(bytes32 indexed node, bytes32 indexed label, address owner);
    event NewResolver(bytes32 indexed node, address resolver);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    modifier onlyAuthorised(bytes32 node) {
        address held = owners[node];
        require(held == msg.sender || isApprovedForAll[held][msg.sender], "NameRegistry: not the owner");
        _;
    }

    /// The root, from which every name descends, belongs to the deployer.
    constructor() {
        owners[0] = msg.sender;
    }

    function owner(bytes32 node) external view returns (address) {
        return owners[node];
    }

    function recordExists(bytes32 node) external view returns (bool) {
        return owners[node] != address(0);
    }

    function setOwner(bytes32 node, address owner_) external onlyAuthorised(node) {
        owners[node] = owner_;
        emit Transfer(node, owner_);
    }

    function setSubnodeOwner(bytes32 node, bytes32 label, address owner_)
        external
        onlyAuthorised(node)
        returns (bytes32 subnode)
    {
        subnode = keccak256(abi.encodePacked(node, label));
        owners[subnode] = owner_;
        emit NewOwner(node, label, owner_);
    }

    function setResolver(bytes32 node, address resolver_) external onlyAuthorised(node) {
        resolver[node] = resolver_;
        emit NewResolver(node, resolver_);
    }

    /// Lets an operator do with all of the sender's names what the sender may do.
    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }
}

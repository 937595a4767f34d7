// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

/// Stores the owner and the resolver of each name. A name's node is the hash of its parent's node and its label. The
/// methods and events are those of ENS (EIP-137), so that any client of Ethereum's registry can read this one.
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

    /// The deployer owns the root node.
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

    /// Allows an operator every action on all of the sender's names.
    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }
}

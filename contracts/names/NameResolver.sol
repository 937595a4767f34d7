// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {NameRegistry} from "./NameRegistry.sol";

/// Resolves names to addresses (EIP-137, EIP-2304) and content (EIP-1577). The owner of a name writes its records.
contract NameResolver {
    /// Coin type of Ethereum (EIP-2304); addr(node) is the address of this coin.
    uint256 private constant ETHEREUM = 60;

    bytes4 private constant ERC165 = 0x01ffc9a7;
    bytes4 private constant ADDR = 0x3b3b57de;
    bytes4 private constant ADDR_OF_COIN = 0xf1cb7e06;
    bytes4 private constant CONTENTHASH = 0xbc1c58d1;

    NameRegistry public immutable registry;
    mapping(bytes32 => mapping(uint256 => bytes)) private addresses;
    mapping(bytes32 => bytes) public contenthash;

    event AddrChanged(bytes32 indexed node, address a);
    event AddressChanged(bytes32 indexed node, uint256 coinType, bytes newAddress);
    event ContenthashChanged(bytes32 indexed node, bytes hash);

    modifier onlyAuthorised(bytes32 node) {
        address held = registry.owner(node);
        require(held == msg.sender || registry.isApprovedForAll(held, msg.sender), "NameResolver: not the owner");
        _;
    }

    constructor(NameRegistry registry_) {
        registry = registry_;
    }

    function addr(bytes32 node) external view returns (address) {
        bytes memory held = addresses[node][ETHEREUM];
        return held.length == 0 ? address(0) : address(bytes20(held));
    }

    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory) {
        return addresses[node][coinType];
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == ERC165 || id == ADDR || id == ADDR_OF_COIN || id == CONTENTHASH;
    }

    function setAddr(bytes32 node, address a) external {
        setAddr(node, ETHEREUM, abi.encodePacked(a));
    }

    function setAddr(bytes32 node, uint256 coinType, bytes memory newAddress) public onlyAuthorised(node) {
        require(
            coinType != ETHEREUM || newAddress.length == 0 || newAddress.length == 20, "NameResolver: not an address"
        );
        addresses[node][coinType] = newAddress;
        emit AddressChanged(node, coinType, newAddress);
        if (coinType == ETHEREUM) emit AddrChanged(node, address(bytes20(newAddress)));
    }

    function setContenthash(bytes32 node, bytes calldata hash) external onlyAuthorised(node) {
        contenthash[node] = hash;
        emit ContenthashChanged(node, hash);
    }
}

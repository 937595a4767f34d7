// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {IndexedSet} from "../profile/IndexedSet.sol";
import {IERC721Receiver} from "./IERC721.sol";

/// Owners, approvals and transfers of unique tokens, with the revert texts of the deployed collectibles (OpenZeppelin 3).
abstract contract Erc721 {
    using IndexedSet for IndexedSet.Values;

    string public name;
    string public symbol;

    mapping(uint256 => address) private owners;
    mapping(uint256 => address) private approvals;
    mapping(address => mapping(address => bool)) public isApprovedForAll;
    mapping(address => IndexedSet.Values) private owned;
    IndexedSet.Values private tokens;

    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);
    event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    constructor(string memory name_, string memory symbol_) {
        name = name_;
        symbol = symbol_;
    }

    function approve(address to, uint256 tokenId) external {
        address owner_ = ownerOf(tokenId);
        require(to != owner_, "ERC721: approval to current owner");
        require(
            msg.sender == owner_ || isApprovedForAll[owner_][msg.sender],
            "ERC721: approve caller is not owner nor approved for all"
        );
        _approve(owner_, to, tokenId);
    }

    function setApprovalForAll(address operator, bool approved) external {
        require(operator != msg.sender, "ERC721: approve to caller");
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function safeTransferFrom(address from, address to, uint256 tokenId) external {
        safeTransferFrom(from, to, tokenId, "");
    }

    function safeTransferFrom(address from, address to, uint256 tokenId, bytes memory data) public {
        transferFrom(from, to, tokenId);
        require(_isAccepted(from, to, tokenId, data), "ERC721: transfer to non ERC721Receiver implementer");
    }

    function transferFrom(address from, address to, uint256 tokenId) public {
        require(_isOwnerOrApproved(msg.sender, tokenId), "ERC721: transfer caller is not owner nor approved");
        require(ownerOf(tokenId) == from, "ERC721: transfer of token that is not own");
        require(to != address(0), "ERC721: transfer to the zero address");
        _approve(from, address(0), tokenId);
        owned[from].remove(tokenId);
        owned[to].add(tokenId);
        owners[tokenId] = to;
        emit Transfer(from, to, tokenId);
    }

    function balanceOf(address owner_) external view returns (uint256) {
        require(owner_ != address(0), "ERC721: balance query for the zero address");
        return owned[owner_].list.length;
    }

    function tokenOfOwnerByIndex(address owner_, uint256 index) external view returns (uint256) {
        return owned[owner_].at(index);
    }

    function totalSupply() external view returns (uint256) {
        return tokens.list.length;
    }

    function tokenByIndex(uint256 index) external view returns (uint256) {
        require(index < tokens.list.length, "EnumerableMap: index out of bounds");
        return tokens.list[index];
    }

    function getApproved(uint256 tokenId) public view returns (address) {
        require(_exists(tokenId), "ERC721: approved query for nonexistent token");
        return approvals[tokenId];
    }

    function ownerOf(uint256 tokenId) public view returns (address) {
        require(_exists(tokenId), "ERC721: owner query for nonexistent token");
        return owners[tokenId];
    }

    /// ERC-165, ERC-721, its metadata and its enumeration.
    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == 0x01ffc9a7 || interfaceId == 0x80ac58cd || interfaceId == 0x5b5e139f
            || interfaceId == 0x780e9d63;
    }

    function _exists(uint256 tokenId) internal view returns (bool) {
        return owners[tokenId] != address(0);
    }

    /// Token ids of the deriving contract are new with each mint, so a token cannot exist already.
    function _mint(address to, uint256 tokenId) internal {
        require(to != address(0), "ERC721: mint to the zero address");
        owned[to].add(tokenId);
        tokens.add(tokenId);
        owners[tokenId] = to;
        emit Transfer(address(0), to, tokenId);
    }

    function _burn(uint256 tokenId) internal {
        address owner_ = ownerOf(tokenId);
        _approve(owner_, address(0), tokenId);
        owned[owner_].remove(tokenId);
        tokens.remove(tokenId);
        delete owners[tokenId];
        emit Transfer(owner_, address(0), tokenId);
    }

    function _approve(address owner_, address to, uint256 tokenId) private {
        approvals[tokenId] = to;
        emit Approval(owner_, to, tokenId);
    }

    function _isOwnerOrApproved(address spender, uint256 tokenId) private view returns (bool) {
        require(_exists(tokenId), "ERC721: operator query for nonexistent token");
        address owner_ = owners[tokenId];
        return spender == owner_ || approvals[tokenId] == spender || isApprovedForAll[owner_][spender];
    }

    /// Reverts with the receiver's own reason, if any. A receiver that reverts without a reason counts as one that
    /// lacks the function.
    function _isAccepted(address from, address to, uint256 tokenId, bytes memory data) private returns (bool) {
        if (to.code.length == 0) return true;
        (bool success, bytes memory answer) =
            to.call(abi.encodeCall(IERC721Receiver.onERC721Received, (msg.sender, from, tokenId, data)));
        if (success) return abi.decode(answer, (bytes4)) == IERC721Receiver.onERC721Received.selector;
        require(answer.length > 0, "ERC721: transfer to non ERC721Receiver implementer");
        assembly ("memory-safe") {
            revert(add(32, answer), mload(answer))
        }
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

import {IndexedSet} from "./IndexedSet.sol";

/// Roles of accounts. The members of DEFAULT_ADMIN_ROLE grant and revoke every role, their own included.
abstract contract AccessControl {
    using IndexedSet for IndexedSet.Values;

    bytes32 public constant DEFAULT_ADMIN_ROLE = 0x00;

    mapping(bytes32 => IndexedSet.Values) private members;

    /// Part of the published ABI. Never emitted, because no role gets another admin.
    event RoleAdminChanged(
        bytes32 indexed role, bytes32 indexed previousAdminRole, bytes32 indexed newAdminRole
    );
    event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender);
    event RoleRevoked(bytes32 indexed role, address indexed account, address indexed sender);

    constructor() {
        _grant(DEFAULT_ADMIN_ROLE, msg.sender);
    }

    function grantRole(bytes32 role, address account) public {
        require(hasRole(DEFAULT_ADMIN_ROLE, msg.sender), "AccessControl: sender must be an admin to grant");
        _grant(role, account);
    }

    function revokeRole(bytes32 role, address account) external {
        require(hasRole(DEFAULT_ADMIN_ROLE, msg.sender), "AccessControl: sender must be an admin to revoke");
        _revoke(role, account);
    }

    function renounceRole(bytes32 role, address account) external {
        require(account == msg.sender, "AccessControl: can only renounce roles for self");
        _revoke(role, account);
    }

    function hasRole(bytes32 role, address account) public view returns (bool) {
        return members[role].contains(uint160(account));
    }

    function getRoleMemberCount(bytes32 role) external view returns (uint256) {
        return members[role].list.length;
    }

    function getRoleMember(bytes32 role, uint256 index) external view returns (address) {
        return address(uint160(members[role].at(index)));
    }

    function getRoleAdmin(bytes32) external pure returns (bytes32) {
        return DEFAULT_ADMIN_ROLE;
    }

    function _grant(bytes32 role, address account) private {
        if (members[role].add(uint160(account))) emit RoleGranted(role, account, msg.sender);
    }

    function _revoke(bytes32 role, address account) private {
        if (members[role].remove(uint160(account))) emit RoleRevoked(role, account, msg.sender);
    }
}

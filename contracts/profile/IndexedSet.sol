// SPDX-License-Identifier: MIT
pragma solidity 0.8.28;

/// Set of numbers that can be read by index. A removal moves the last value to the free index, as OpenZeppelin's
/// EnumerableSet does. Indexes then equal those of the deployed contracts.
library IndexedSet {
    struct Values {
        uint256[] list;
        /// Index of each value plus 1; 0 for a value that is not in the set.
        mapping(uint256 => uint256) places;
    }

    function contains(Values storage set, uint256 value) internal view returns (bool) {
        return set.places[value] != 0;
    }

    /// Returns whether the value was not a member before.
    function add(Values storage set, uint256 value) internal returns (bool) {
        if (set.places[value] != 0) return false;
        set.list.push(value);
        set.places[value] = set.list.length;
        return true;
    }

    /// Returns whether the value was a member.
    function remove(Values storage set, uint256 value) internal returns (bool) {
        uint256 place = set.places[value];
        if (place == 0) return false;
        uint256 last = set.list[set.list.length - 1];
        set.list[place - 1] = last;
        set.places[last] = place;
        set.list.pop();
        delete set.places[value];
        return true;
    }

    function at(Values storage set, uint256 index) internal view returns (uint256) {
        require(index < set.list.length, "EnumerableSet: index out of bounds");
        return set.list[index];
    }
}

package org.tutti.rank.memory;

import java.util.List;
import java.util.stream.Stream;

/**
 * The memory of a rank that an operation moves something out of or into.
 *
 * @param sent what this rank or another takes data from
 * @param received where data arrive
 */
public record MovedMemory(List<TouchedMemory> sent, List<TouchedMemory> received) {
  List<TouchedMemory> all() {
    return Stream.concat(sent.stream(), received.stream()).toList();
  }
}

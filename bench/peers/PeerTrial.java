package org.tutti.bench.peers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What a program found for a cell in one round.
 *
 * @param program the name of the suite
 * @param cell operation and message size
 * @param round in which round
 * @param nanoseconds its result
 * @param seconds what the whole trial took, all cells together
 */
record PeerTrial(String program, String cell, int round, double nanoseconds, double seconds) {

  /** The trials of a result that were made with a library, in the order of rounds. */
  static List<PeerTrial> read(Path result, String library) throws IOException {
    return Files.readAllLines(result).stream()
        .map(line -> line.split(","))
        .filter(fields -> fields[0].equals(library))
        .map(PeerTrial::of)
        .sorted((one, other) -> Integer.compare(one.round(), other.round()))
        .toList();
  }

  private static PeerTrial of(String[] fields) {
    return new PeerTrial(
        fields[1],
        fields[3] + " " + fields[4] + " B",
        Integer.parseInt(fields[2]),
        Double.parseDouble(fields[6]),
        Double.parseDouble(fields[7]));
  }
}

package org.tutti.records.campaign;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * The launches of a campaign in their order: randomized complete blocks. Each block contains each
 * treatment once, in a new random order, so that a drift of the machine affects all treatments
 * alike (Hunold and Carpen-Amarie 2016, section 5.1, after Montgomery: randomization, replication,
 * blocking).
 *
 * @param seed determines the order
 * @param launches in order
 */
public record Design(long seed, List<PlannedLaunch> launches) {

  public Design {
    launches = List.copyOf(launches);
  }

  /**
   * The design of {@code blocks} blocks.
   *
   * @param treatments at least one
   */
  public static Design randomizedBlocks(long seed, int blocks, List<Treatment> treatments) {
    Random random = new Random(seed);
    List<PlannedLaunch> launches = new ArrayList<>();
    for (int block = 1; block <= blocks; block++) {
      List<Treatment> order = new ArrayList<>(treatments);
      Collections.shuffle(order, random);
      for (Treatment treatment : order) {
        launches.add(new PlannedLaunch(launches.size() + 1, block, treatment));
      }
    }
    return new Design(seed, launches);
  }

  /** Number of blocks. */
  public int blocks() {
    return launches.stream().mapToInt(PlannedLaunch::block).max().orElse(0);
  }
}

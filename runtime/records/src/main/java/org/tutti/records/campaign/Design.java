package org.tutti.records.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.tutti.stats.design.CounterbalancedOrders;

/**
 * The launches of a campaign in their order: complete blocks. Each block contains each treatment
 * once, so that a drift of the machine affects all treatments alike (Hunold and Carpen-Amarie 2016,
 * section 5.1, after Montgomery: randomization, replication, blocking). The orders within blocks
 * are counterbalanced: each treatment occurs equally often in each place and follows each other
 * treatment equally often, as far as the number of blocks allows.
 *
 * @param seed determines the order
 * @param launches in order
 */
public record Design(long seed, List<PlannedLaunch> launches) {
  /** Name of the way in which blocks are ordered, in files. */
  public static final String ORDER = "williams";

  public Design {
    launches = List.copyOf(launches);
  }

  /**
   * The design of {@code blocks} blocks; with more blocks it begins with the same ones.
   *
   * @param treatments at least one
   */
  public static Design counterbalanced(long seed, int blocks, List<Treatment> treatments) {
    CounterbalancedOrders orders = new CounterbalancedOrders(treatments.size(), new Random(seed));
    List<PlannedLaunch> launches = new ArrayList<>();
    for (int block = 1; block <= blocks; block++) {
      int place = 1;
      for (int treatment : orders.next()) {
        launches.add(
            new PlannedLaunch(launches.size() + 1, block, place++, treatments.get(treatment)));
      }
    }
    return new Design(seed, launches);
  }

  /** Number of blocks. */
  public int blocks() {
    return launches.stream().mapToInt(PlannedLaunch::block).max().orElse(0);
  }
}

package org.tutti.records.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.tutti.diagnostics.CommandLineProblem;
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

  /** Most combinations of levels in a campaign. */
  public static final int MAX_TREATMENTS = 4096;

  /** Most launches in a campaign; at a second each, they take more than a day. */
  public static final int MAX_LAUNCHES = 100_000;

  public Design {
    launches = List.copyOf(launches);
  }

  /**
   * The design of {@code blocks} blocks; with more blocks it begins with the same ones.
   *
   * @param treatments at least one
   * @throws org.tutti.diagnostics.TuttiException 243 if it would be too large
   */
  public static Design counterbalanced(long seed, int blocks, List<Treatment> treatments) {
    checkSize(treatments.size(), blocks);
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

  /**
   * Refuses a design before it is built.
   *
   * @param treatments number of combinations of levels
   * @param blocks how often each is launched
   * @throws org.tutti.diagnostics.TuttiException 243 if it would be too large
   */
  public static void checkSize(double treatments, int blocks) {
    String combinations =
        treatments == 1
            ? ""
            : String.format(Locale.ROOT, "%.0f combinations of levels", treatments);
    if (treatments > MAX_TREATMENTS) {
      throw CommandLineProblem.TOO_MANY_COMBINATIONS.error(
          "The campaign has " + combinations + ".",
          "The maximum is " + MAX_TREATMENTS + ": use fewer factors or levels.");
    }
    if (treatments * blocks > MAX_LAUNCHES) {
      throw CommandLineProblem.TOO_MANY_COMBINATIONS.error(
          "The campaign has "
              + blocks
              + " launches"
              + (treatments == 1 ? "" : " of each of " + combinations)
              + ".",
          "The maximum is " + MAX_LAUNCHES + " launches: use fewer launches, factors, or levels.");
    }
  }

  /** Number of blocks. */
  public int blocks() {
    return launches.stream().mapToInt(PlannedLaunch::block).max().orElse(0);
  }
}

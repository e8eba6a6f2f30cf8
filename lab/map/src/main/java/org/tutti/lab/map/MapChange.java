package org.tutti.lab.map;

import java.util.List;
import org.tutti.diagnostics.MapProblem;
import org.tutti.lab.map.network.Suspect;
import org.tutti.stats.sample.OrderedSample;

/**
 * What is slower in one map than in another, usually an earlier one, over the ends that both have.
 *
 * <p>The multiples of pairs are judged as times are: slower is what exceeds the others of its sort,
 * in the first, the third, and so on of the launches, and again in the others. What all pairs have
 * in common, which may be another state of the whole machine, is told by {@link #overall} and no
 * part's fault.
 */
public final class MapChange {
  private final PairMap before;
  private final PairMap after;
  private final PairMap multiples;
  private final List<Suspect> slower;

  private MapChange(PairMap before, PairMap after, PairMap multiples, List<Suspect> slower) {
    this.before = before;
    this.after = after;
    this.multiples = multiples;
    this.slower = slower;
  }

  /**
   * Compares two maps of the same time, size of messages, and kind of ends.
   *
   * @throws org.tutti.diagnostics.TuttiException if they have no pair in common
   */
  public static MapChange of(PairMap before, PairMap after) {
    return of(before, after, PairMap.SIGNIFICANCE);
  }

  /** The same as one of several comparisons that share a significance. */
  static MapChange of(PairMap before, PairMap after, double significance) {
    PairMap multiples = after.relativeTo(before);
    if (multiples.pairs() == 0) {
      throw MapProblem.NOTHING_IN_COMMON.error(
          "The maps have no pair in common: "
              + some(before.ends())
              + " before, "
              + some(after.ends())
              + " afterwards.",
          "Compare maps of the same machine, or say what they have in common with --per.");
    }
    return new MapChange(before, after, multiples, multiples.confirmed(significance));
  }

  private static String some(List<String> ends) {
    return String.join(", ", ends.subList(0, Math.min(3, ends.size())))
        + (ends.size() > 3 ? ", and others" : "");
  }

  /** The map that the other is judged by. */
  public PairMap before() {
    return before;
  }

  /** The map that is judged; its margin counts. */
  public PairMap after() {
    return after;
  }

  /** The times of the judged map as multiples of the other's; no map of times. */
  public PairMap multiples() {
    return multiples;
  }

  /** What became slower than the rest did, slowest first, by numbers of {@link #multiples}. */
  public List<Suspect> slower() {
    return slower;
  }

  /** How many times longer the median pair takes. */
  public double overall() {
    double[] all = new double[multiples.pairs()];
    for (int pair = 0; pair < all.length; pair++) {
      all[pair] = multiples.nanos(pair);
    }
    return OrderedSample.of("multiples", all).median();
  }

  /** Ends that only the map before has. */
  public List<String> gone() {
    return before.ends().stream().filter(end -> !after.ends().contains(end)).toList();
  }

  /** Ends that only the judged map has. */
  public List<String> added() {
    return after.ends().stream().filter(end -> !before.ends().contains(end)).toList();
  }
}

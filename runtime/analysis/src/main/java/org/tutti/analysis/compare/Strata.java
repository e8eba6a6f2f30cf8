package org.tutti.analysis.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoublePredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tutti.analysis.LaunchFigures;
import org.tutti.records.launch.MachineState;
import org.tutti.stats.dominance.Stratum;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.shape.TwoModes;

/**
 * Which launches of both sides may be compared with each other: those in the same one of two modes
 * of their medians, or of two states of the machine.
 *
 * @param slowOfA of each launch of A, whether it is in the slow mode, or its processors were far
 *     from each other
 * @param slowOfB the same of B
 */
public record Strata(boolean[] slowOfA, boolean[] slowOfB) {

  /** The modes in which the medians are. */
  public static Strata of(TwoModes modes, double[] a, double[] b) {
    return new Strata(slow(a, modes::isSlow), slow(b, modes::isSlow));
  }

  private static boolean[] slow(double[] values, DoublePredicate isSlow) {
    boolean[] slow = new boolean[values.length];
    for (int i = 0; i < slow.length; i++) {
      slow[i] = isSlow.test(values[i]);
    }
    return slow;
  }

  /** The states in which the machine was, steadily, in each of these launches. */
  static Strata of(List<LaunchFigures> a, List<LaunchFigures> b) {
    return new Strata(far(a), far(b));
  }

  private static boolean[] far(List<LaunchFigures> launches) {
    boolean[] far = new boolean[launches.size()];
    for (int i = 0; i < far.length; i++) {
      far[i] = launches.get(i).machine().state() == MachineState.FAR;
    }
    return far;
  }

  /** How many launches of either side are slow. */
  @Override
  public String toString() {
    return "%d of %d and %d of %d slow"
        .formatted(count(slowOfA), slowOfA.length, count(slowOfB), slowOfB.length);
  }

  /** The logarithms of the medians, divided; a stratum may lack one side. */
  List<Stratum> divide(double[] a, double[] b) {
    return Stream.of(false, true)
        .map(slow -> new Stratum(logarithms(a, slowOfA, slow), logarithms(b, slowOfB, slow)))
        .toList();
  }

  /** Whether no stratum has launches of both sides. */
  boolean haveNothingInCommon() {
    return divide(ones(slowOfA.length), ones(slowOfB.length)).stream()
        .noneMatch(stratum -> stratum.x().length > 0 && stratum.y().length > 0);
  }

  /** Whether the launches of each pair are in different strata. */
  boolean haveNoPairInCommon() {
    return IntStream.range(0, slowOfA.length).allMatch(i -> slowOfA[i] != slowOfB[i]);
  }

  private static double[] ones(int count) {
    double[] ones = new double[count];
    Arrays.fill(ones, 1);
    return ones;
  }

  /** The medians of A, each by the median of its stratum: what varies within the strata. */
  double[] withinOfA(double[] a) {
    return within(a, slowOfA);
  }

  /** The same of B. */
  double[] withinOfB(double[] b) {
    return within(b, slowOfB);
  }

  private static double[] within(double[] values, boolean[] slow) {
    double[] within = new double[values.length];
    for (int i = 0; i < values.length; i++) {
      double[] stratum = logarithms(values, slow, slow[i]);
      within[i] = Math.log(values[i]) - OrderedSample.of("stratum", stratum).median();
    }
    return within;
  }

  private static double[] logarithms(double[] values, boolean[] slow, boolean wanted) {
    List<Double> logarithms = new ArrayList<>();
    for (int i = 0; i < values.length; i++) {
      if (slow[i] == wanted) {
        logarithms.add(Math.log(values[i]));
      }
    }
    return logarithms.stream().mapToDouble(Double::doubleValue).toArray();
  }

  /** How many launches of A are in the second stratum. */
  int countOfA() {
    return count(slowOfA);
  }

  /** How many launches of B are. */
  int countOfB() {
    return count(slowOfB);
  }

  private static int count(boolean[] slow) {
    int count = 0;
    for (boolean one : slow) {
      count += one ? 1 : 0;
    }
    return count;
  }
}

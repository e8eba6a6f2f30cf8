package org.tutti.lab.clocks;

import java.util.Comparator;
import java.util.List;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.sync.SyncConfiguration;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clocksync.ClockMethod;
import org.tutti.sync.joint.JointClockSync;
import org.tutti.sync.joint.JointParameters;

/**
 * What experiments work with; the same on all ranks.
 *
 * @param world communicator of all ranks
 * @param clock this rank's clock
 * @param seconds how long clocks are watched
 * @param repetitions observations of each operation
 * @param methods clock synchronizations to compare, with parameters if wanted; empty for those that
 *     each experiment compares by itself
 */
public record ExperimentContext(
    Communicator world, RankClock clock, int seconds, int repetitions, List<String> methods) {
  /** Every method that learns a clock, with the budget of the papers scaled to seconds. */
  public static final List<String> METHODS =
      List.of(
          "SKAMPI",
          "NETGAUGE",
          "JK:fit-points=300,exchanges=10",
          "HCA:fit-points=300,exchanges=10",
          "HCA2:fit-points=300,exchanges=10",
          "HCA3:fit-points=300,exchanges=10",
          "JOINT");

  /** Time allowed per observation, in seconds. */
  private static final double SECONDS_PER_REPETITION = 5e-4;

  /** What synchronizing costs beside a spread that is planned, in seconds. */
  private static final double LEARNING_SECONDS = 0.3;

  /** What synchronizing one rank after the other costs for each of them, in seconds. */
  private static final double SECONDS_PER_PAIR = 0.05;

  boolean isRoot() {
    return world.rank() == 0;
  }

  /**
   * How long a cell may take, in seconds: on an oversubscribed machine windows grow and starts are
   * missed, and what is not measured by then is left out.
   */
  double cellSeconds() {
    return Math.max(1, repetitions * SECONDS_PER_REPETITION);
  }

  /** About how long {@code method} takes to synchronize, in seconds. */
  double learningSeconds(String method) {
    SyncConfiguration configuration = SyncConfiguration.of("BARRIER_" + method);
    ClockMethod clockMethod = configuration.clock();
    double spread =
        clockMethod == JointClockSync.METHOD
            ? configuration.parameters().get(JointParameters.SPREAD) * 1e-9
            : 0;
    boolean pairwise = List.of("JK", "HCA").contains(clockMethod.name());
    return LEARNING_SECONDS + spread + (pairwise ? SECONDS_PER_PAIR * (world.size() - 1) : 0);
  }

  /** About how long all of these take to synchronize, one after the other. */
  double learningSeconds(List<String> all) {
    return all.stream().mapToDouble(this::learningSeconds).sum();
  }

  /** The methods that the user named, or else {@code own}. */
  List<String> methodsOr(List<String> own) {
    return methods.isEmpty() ? own : methods;
  }

  /** The method of experiments that need one global clock: the first that the user named. */
  String clockMethod() {
    return methodsOr(List.of(JointClockSync.METHOD.name())).get(0);
  }

  /** Whether a method improves by further messages while it is used. */
  static boolean refreshes(String method) {
    return SyncConfiguration.of("BARRIER_" + method).clock() == JointClockSync.METHOD;
  }

  /** Slowest first: what is synchronized early must not wait long for the others. */
  List<String> slowestFirst(List<String> all) {
    return all.stream()
        .sorted(Comparator.comparingDouble((String method) -> -learningSeconds(method)))
        .toList();
  }

  /** Collective: whether the root's clock has reached {@code end}. */
  boolean isOver(long end) {
    MessageBuffer answer = world.allocate(Datatype.LONG, 1);
    answer.putLong(0, isRoot() && clock.now() >= end ? 1 : 0);
    world.bcast(answer, 1, Datatype.LONG, 0);
    return answer.getLong(0) == 1;
  }

  void idle(long begin, double seconds) {
    clock.idleUntil(begin + Math.round(seconds * 1e9));
  }

  /** A method as it stands in tables, whose values hold no comma. */
  static String label(String method) {
    return method.replace(',', ' ');
  }
}

package org.tutti.mpi.simulated;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.mpi.simulated.RandomStream.Purpose;

/**
 * Messages that take longer than others, so that what is to find slow parts of a machine can be
 * tried on one whose slow part is known, and how much launches and pairs of ranks differ there
 * otherwise.
 *
 * @param paths those that are slow
 * @param launch standard deviation of the logarithm by which all messages of a launch differ
 * @param pair the same of a pair of ranks in a launch, alike in both directions
 * @param late share of the messages that are held up
 * @param lateNanos for how long
 */
public record SlowPaths(
    List<SlowPath> paths, double launch, double pair, double late, double lateNanos) {
  /** The environment variable that names them for a command. */
  public static final String VARIABLE = "TUTTI_SIMULATED_SLOW";

  /** None is slow. */
  public static final SlowPaths NONE = new SlowPaths(List.of(), 0, 0, 0, 0);

  private static final String NUMBER = "(\\d{1,7}\\.?\\d{0,9})";
  private static final String RANKS = "(\\d{1,7})(?:\\.\\.(\\d{1,7}))?";
  private static final Pattern PATH =
      Pattern.compile("(from)?" + RANKS + "(?:-" + RANKS + ")?:" + NUMBER);
  private static final Pattern SPREAD = Pattern.compile("(launch|pair):" + NUMBER + "%");
  private static final Pattern LATE = Pattern.compile("late:" + NUMBER + "%:" + NUMBER + "us");
  private static final double NANOS_PER_MICRO = 1e3;

  /** Consecutive ranks. */
  public record RankRange(int first, int last) {
    private static RankRange of(String first, String last) {
      int from = Integer.parseInt(first);
      return new RankRange(from, last == null ? from : Integer.parseInt(last));
    }

    private boolean has(int rank) {
      return first <= rank && rank <= last;
    }
  }

  /**
   * Messages of some ranks.
   *
   * @param some whose messages they are
   * @param others with whom they are exchanged; equal to {@code some} for all ranks
   * @param sentOnly whether only what {@code some} send is slow
   * @param factor how many times longer they take
   */
  public record SlowPath(RankRange some, RankRange others, boolean sentOnly, double factor) {
    private boolean has(int source, int destination) {
      boolean sent = some.has(source) && isOther(destination);
      return sent || !sentOnly && some.has(destination) && isOther(source);
    }

    private boolean isOther(int rank) {
      return others.equals(some) || others.has(rank);
    }
  }

  public SlowPaths {
    paths = List.copyOf(paths);
  }

  /**
   * Reads a list such as {@code 7:1.1,3-9:1.2}: a rank, or two, and a factor. {@code 0..15} are
   * ranks, {@code from7} only what rank 7 sends; {@code launch:3%} and {@code pair:5%} are spreads,
   * and {@code late:0.1%:50us} holds up a share of the messages.
   *
   * @throws org.tutti.diagnostics.TuttiException if it is none
   */
  public static SlowPaths parse(String text) {
    List<SlowPath> paths = new ArrayList<>();
    SlowPaths slow = NONE;
    for (String one : text.split(",", -1)) {
      Matcher path = PATH.matcher(one.strip());
      Matcher spread = SPREAD.matcher(one.strip());
      Matcher late = LATE.matcher(one.strip());
      if (path.matches()) {
        RankRange some = RankRange.of(path.group(2), path.group(3));
        paths.add(
            new SlowPath(
                some,
                path.group(4) == null ? some : RankRange.of(path.group(4), path.group(5)),
                path.group(1) != null,
                Double.parseDouble(path.group(6))));
      } else if (spread.matches()) {
        double share = Double.parseDouble(spread.group(2)) / 100;
        slow =
            spread.group(1).equals("launch")
                ? new SlowPaths(List.of(), share, slow.pair, slow.late, slow.lateNanos)
                : new SlowPaths(List.of(), slow.launch, share, slow.late, slow.lateNanos);
      } else if (late.matches()) {
        slow =
            new SlowPaths(
                List.of(),
                slow.launch,
                slow.pair,
                Double.parseDouble(late.group(1)) / 100,
                NANOS_PER_MICRO * Double.parseDouble(late.group(2)));
      } else {
        throw CommandLineProblem.OPTION_VALUE_INVALID.error(
            VARIABLE + " has '" + one + "'.",
            "Write ranks and factors such as 7:1.1,3-9:1.2,from0..3:1.1, spreads such as"
                + " launch:3%,pair:5%, and late:0.1%:50us.");
      }
    }
    return new SlowPaths(paths, slow.launch, slow.pair, slow.late, slow.lateNanos);
  }

  /** Whether no message takes longer than usual. */
  boolean isNone() {
    return equals(NONE);
  }

  /** How many times longer than usual the messages between two ranks take in a launch. */
  double factor(long seed, int source, int destination) {
    double factor = spread(seed, launch, 0, 0);
    // No rank has the number of the pairs' streams with another one: those of launches are (0, 0).
    factor *= spread(seed, pair, Math.min(source, destination), 1 + Math.max(source, destination));
    for (SlowPath path : paths) {
      factor *= path.has(source, destination) ? path.factor() : 1;
    }
    return factor;
  }

  private static double spread(long seed, double deviation, int first, int second) {
    return deviation == 0
        ? 1
        : StrictMath.exp(
            deviation * new RandomStream(seed, Purpose.SPREAD, first, second).normal());
  }
}

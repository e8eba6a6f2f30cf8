package org.tutti.sync.process;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import org.tutti.annotations.SyncMethod.SyncParameterName;
import org.tutti.annotations.syntax.ArrivalText;

/**
 * When the ranks arrive at an operation, relative to the first of them.
 *
 * @param name one of {@link ArrivalText#NAMES}, or empty if the offsets are given
 * @param nanos the largest offset in nanoseconds; empty if it is a multiple
 * @param multiple the largest offset as a multiple of the operation's own run-time; unused if it is
 *     a time
 * @param offsets nanoseconds by which each rank is later than the first one; empty with a name
 * @param seed of random offsets
 */
public record ArrivalPattern(
    String name, OptionalLong nanos, double multiple, List<Long> offsets, long seed) {
  /** All ranks arrive together. */
  public static final ArrivalPattern SIMULTANEOUS =
      new ArrivalPattern("simultaneous", OptionalLong.of(0), 1, List.of(), 0);

  /** Copies the list. */
  public ArrivalPattern {
    offsets = List.copyOf(offsets);
  }

  /**
   * Reads a pattern, such as {@code last-late:50us}, {@code random:0.5x}, or {@code 0,10us,3us}.
   *
   * @throws IllegalArgumentException if the text is none
   */
  public static ArrivalPattern of(String text) {
    ArrivalText.fault(text)
        .ifPresent(
            why -> {
              throw new IllegalArgumentException(why);
            });
    if (ArrivalText.isOffsets(text)) {
      long[] offsets =
          Arrays.stream(text.split(",")).mapToLong(ArrivalPattern::readNanos).toArray();
      long first = Arrays.stream(offsets).min().orElse(0);
      List<Long> later = Arrays.stream(offsets).map(offset -> offset - first).boxed().toList();
      long last = later.stream().max(Long::compare).orElse(0L);
      return new ArrivalPattern("", OptionalLong.of(last), 1, later, 0);
    }
    String[] parts = text.toLowerCase(Locale.ROOT).split(":", 2);
    if (parts[0].equals(SIMULTANEOUS.name)) {
      return SIMULTANEOUS;
    }
    String magnitude = parts.length == 2 ? parts[1] : "1x";
    return magnitude.endsWith("x")
        ? new ArrivalPattern(
            parts[0],
            OptionalLong.empty(),
            Double.parseDouble(magnitude.substring(0, magnitude.length() - 1)),
            List.of(),
            0)
        : new ArrivalPattern(parts[0], OptionalLong.of(readNanos(magnitude)), 1, List.of(), 0);
  }

  /** The same with random offsets drawn from this seed. */
  public ArrivalPattern drawnFrom(long other) {
    return new ArrivalPattern(name, nanos, multiple, offsets, isRandom() ? other : 0);
  }

  private static long readNanos(String text) {
    return Math.round(SyncParameterName.LEAD.number(text));
  }

  /** Whether each observation has offsets of its own. */
  boolean isRandom() {
    return name.equals("random");
  }

  /**
   * The offset of a rank in an observation, as a share of the largest offset.
   *
   * @param observation counted from 0; only random offsets depend on it
   */
  double share(int rank, int processes, long observation) {
    if (!offsets.isEmpty()) {
      return nanos.getAsLong() == 0 ? 0 : (double) offsets.get(rank) / nanos.getAsLong();
    }
    double place = processes == 1 ? 0 : (double) rank / (processes - 1);
    return switch (name) {
      case "ascending" -> place;
      case "descending" -> 1 - place;
      case "first-late" -> rank == 0 ? 1 : 0;
      case "last-late" -> rank == processes - 1 ? 1 : 0;
      case "random" -> uniform(seed, rank + processes * observation);
      default -> 0;
    };
  }

  /**
   * The number of this place in the sequence of a seed, from 0 to 1: SplitMix64 (Steele, Lea, and
   * Flood 2014, figure 17), which gives any place at once and allocates nothing.
   */
  private static double uniform(long seed, long place) {
    long mixed = seed + (place + 1) * 0x9e3779b97f4a7c15L;
    mixed = (mixed ^ (mixed >>> 30)) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
    return ((mixed ^ (mixed >>> 31)) >>> 11) * 0x1.0p-53;
  }

  /** The text that {@link #of} reads. */
  @Override
  public String toString() {
    if (!offsets.isEmpty()) {
      return String.join(",", offsets.stream().map(ArrivalPattern::text).toList());
    }
    if (equals(SIMULTANEOUS)) {
      return name;
    }
    return name + ":" + (nanos.isPresent() ? text(nanos.getAsLong()) : multiple + "x");
  }

  /** A time in the largest unit in which it is a whole number. */
  private static String text(long nanos) {
    if (nanos == 0 || nanos % 1_000 != 0) {
      return nanos + "ns";
    }
    return nanos % 1_000_000 == 0 ? nanos / 1_000_000 + "ms" : nanos / 1_000 + "us";
  }
}

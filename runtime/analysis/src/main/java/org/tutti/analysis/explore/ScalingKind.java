package org.tutti.analysis.explore;

import java.util.Locale;
import java.util.OptionalDouble;

/**
 * What grows with the number of processes (Hoefler and Belli 2015, section 4.2). Files do not say
 * it: a benchmark may share out the same work or give each process as much.
 */
public enum ScalingKind {
  /** Not said, so that no bound can be drawn. */
  UNDECLARED,

  /** Constant work, which all processes share. */
  STRONG,

  /** Work that grows linearly with the number of processes. */
  WEAK;

  /** Its name on the command line. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * How long the work takes without any loss, as a share of the base's time.
   *
   * @param processes how many times as many processes as the base has
   * @return empty if it is not known what grows
   */
  OptionalDouble ideal(double processes) {
    return switch (this) {
      case UNDECLARED -> OptionalDouble.empty();
      case STRONG -> OptionalDouble.of(1 / processes);
      case WEAK -> OptionalDouble.of(1);
    };
  }
}

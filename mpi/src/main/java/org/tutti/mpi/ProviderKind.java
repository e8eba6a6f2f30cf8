package org.tutti.mpi;

import java.util.Optional;

/**
 * What implements a {@link Communicator}. Not to be confused with an MPI library, which is what
 * {@link #NATIVE} loads, nor with a launcher, which is what starts its ranks.
 */
public enum ProviderKind {
  /** A library of the machine, such as Open MPI, whose ranks a launcher starts. */
  NATIVE("native"),
  /** MPJ Express in multicore mode: ranks are threads of one JVM. */
  MPJ("mpj"),
  /** MPJ Express in cluster mode: a JVM for each rank, over TCP. */
  MPJ_NIODEV("mpj-niodev"),
  /** Tutti's own implementation: ranks are threads of one JVM. */
  IN_PROCESS("inprocess"),
  /** Tutti's own simulation: ranks have virtual time, and a model is their network. */
  SIMULATED("simulated");

  private final String label;

  ProviderKind(String label) {
    this.label = label;
  }

  /** Its name on the command line and in results. */
  public String label() {
    return label;
  }

  /** The one with this label, if there is one. */
  public static Optional<ProviderKind> labeled(String label) {
    for (ProviderKind kind : values()) {
      if (kind.label.equals(label)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }

  /**
   * Whether it is an MPI library that is written in Java: another module adds it, Tutti starts and
   * binds its ranks, and their messages are arrays on the Java heap.
   */
  public boolean isJavaLibrary() {
    return this == MPJ || this == MPJ_NIODEV;
  }

  /** Whether its ranks are started by Tutti, so that no launcher takes part. */
  public boolean startsItsRanks() {
    return this != NATIVE;
  }

  /** Whether its ranks are threads of one JVM. */
  public boolean sharesOneJvm() {
    return this == MPJ || this == IN_PROCESS || this == SIMULATED;
  }

  /** Whether its figures describe an MPI library and not Tutti's own code. */
  public boolean isMpiLibrary() {
    return this == NATIVE || isJavaLibrary();
  }

  @Override
  public String toString() {
    return label;
  }
}

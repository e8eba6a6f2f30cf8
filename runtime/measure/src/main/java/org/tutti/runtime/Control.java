package org.tutti.runtime;

import org.tutti.diagnostics.FileProblem;

/** The context of a call of a benchmark method: the rank, its partner, and the observation. */
public final class Control {
  private final int rank;
  private final int processes;
  private int root;
  private boolean rotates;
  private final int partner;
  private final PhaseMarker phases;
  private int observation;
  private FilePlace files;
  private boolean computes;

  /**
   * Created by the runtime, once per cell.
   *
   * @param partner the partner in a point-to-point pattern; -1 if there is none
   */
  public Control(int rank, int processes, int root, int partner) {
    this(rank, processes, root, partner, PhaseMarker.OFF);
  }

  /** Called by the runtime where phases are timed. */
  public Control(int rank, int processes, int root, int partner, PhaseMarker phases) {
    this.phases = phases;
    this.rank = rank;
    this.processes = processes;
    this.root = root;
    this.partner = partner;
  }

  public int rank() {
    return rank;
  }

  /** The number of processes, called p in the literature. */
  public int processes() {
    return processes;
  }

  /** The root of rooted operations, in this observation. */
  public int root() {
    return root;
  }

  public boolean isRoot() {
    return rank == root;
  }

  /** Whether the root is another rank in each observation. */
  public boolean hasRotatingRoot() {
    return rotates;
  }

  /** The rank that this one communicates with in the benchmark's pattern; -1 if there is none. */
  public int partner() {
    return partner;
  }

  /** The index of the observation in its run of consecutive observations, from 0. */
  public int observation() {
    return observation;
  }

  /**
   * Where the benchmark makes its files.
   *
   * @throws org.tutti.diagnostics.TuttiException 518 if {@link Payload#fileBytes} does not say that
   *     it has any
   */
  public FilePlace files() {
    if (files == null) {
      throw FileProblem.FILES_NOT_DECLARED.error(
          "This benchmark has no directory for files, since its payload says that it has none.");
    }
    return files;
  }

  /** Called by the runtime before set-up if the benchmark has files. */
  public void place(FilePlace place) {
    files = place;
  }

  /**
   * Marks the begin of a phase of the operation, which lasts until the next mark or until the
   * observation ends. Phases are timed only if {@link org.tutti.annotations.Phases} or {@code
   * --phases} asks for it; each mark then costs a reading of the clock. A name that is marked
   * several times in an observation has the sum of its times.
   *
   * @param name a literal, at most 32 different ones per benchmark
   */
  public void phase(String name) {
    phases.mark(name);
  }

  /**
   * Says that timed calls of this cell compute, or wait for a while by themselves, beside what they
   * communicate. Simulated ranks take no time for that, and the report then says so. It may be
   * called at set-up or in a timed call.
   */
  public void computes() {
    computes = true;
  }

  /** Whether the benchmark has said that it computes. */
  public boolean isComputing() {
    return computes;
  }

  /** Called by the runtime before set-up if the root will move. */
  public void rotateRoot() {
    rotates = true;
  }

  /** Called by the runtime before an observation that has another root. */
  public void moveRoot(int rank) {
    root = rank;
  }

  /** Called by generated code before each observation. */
  public void observe(int index) {
    observation = index;
  }
}

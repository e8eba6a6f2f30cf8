package org.tutti.rank.jvm;

import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/**
 * How long the JIT compilers have been idle, over all cells of a launch. It is kept from cell to
 * cell, so that a cell whose code was compiled in an earlier one need not wait again.
 */
public final class CompilerIdleness {
  /**
   * A compiler that has finished a method takes the next one, if there is any, at once: while it
   * sleeps, it has nothing to do, or waits a moment for a lock of the JVM.
   */
  private static final long ASLEEP_NANOS = 500_000;

  /**
   * Where only their processor time is known, which the kernel adds up from tick to tick: twice the
   * longest tick.
   */
  private static final long IDLE_NANOS = 20_000_000;

  /** Within this time, a compiler that is needed wakes up. */
  private static final long WAKING_NANOS = 200_000;

  /**
   * Between two readings by which is judged how long they have been idle: each costs the rank some
   * ten microseconds, and what they did in between is known afterward.
   */
  private static final long SPACING_NANOS = 200_000;

  /**
   * The longest wait for a compilation that was just requested, such as that of what is done once
   * in a portion; it takes a millisecond.
   */
  private static final long SETTLING_NANOS = 50_000_000;

  /** What the system tells of the compilers; reading it allocates nothing. */
  interface Compilers {
    /** Their processor time so far, in nanoseconds. */
    long nanos();

    /** Whether it is known at each moment if they wait for work. */
    boolean tellStates();

    /** Whether all of them wait for work at this moment. */
    boolean areAsleep();
  }

  private static final Compilers NO_COMPILERS =
      new Compilers() {
        @Override
        public long nanos() {
          return 0;
        }

        @Override
        public boolean tellStates() {
          return true;
        }

        @Override
        public boolean areAsleep() {
          return true;
        }
      };

  /** Whoever looks at the time has waited long enough. */
  private static final class AlwaysLater implements LongSupplier {
    private long nanos;

    @Override
    public long getAsLong() {
      nanos += IDLE_NANOS;
      return nanos;
    }
  }

  private final Compilers compilers;
  private final LongSupplier time;
  private long used;
  private long activeUntil;
  private long judged;
  private boolean enough;

  CompilerIdleness(Compilers compilers, LongSupplier time) {
    this.compilers = compilers;
    this.time = time;
    used = compilers.nanos();
    activeUntil = time.getAsLong();
    judged = activeUntil;
  }

  /** There are none: nothing waits for them. */
  static CompilerIdleness withoutCompilers() {
    return new CompilerIdleness(NO_COMPILERS, new AlwaysLater());
  }

  /**
   * Whether they have been idle long enough for everything that was requested of them to be
   * finished, as of a moment ago.
   */
  public boolean isLongEnough() {
    return time.getAsLong() - judged < SPACING_NANOS ? enough : judge();
  }

  private boolean judge() {
    areActive();
    judged = time.getAsLong();
    enough = judged - activeUntil >= (compilers.tellStates() ? ASLEEP_NANOS : IDLE_NANOS);
    return enough;
  }

  /** Whether they work, or have worked since the last call of a method of this object. */
  public boolean areActive() {
    long now = compilers.nanos();
    boolean worked = now - used > JvmActivity.IDLE_COMPILATION_NANOS;
    boolean active = worked || compilers.tellStates() && !compilers.areAsleep();
    if (worked) {
      used = now;
    }
    if (active) {
      activeUntil = time.getAsLong();
      enough = false;
    }
    return active;
  }

  /** Whether one of them begins to work within the time in which a compiler that is needed does. */
  public boolean wakeUp() {
    long begin = time.getAsLong();
    boolean active;
    do {
      active = areActive();
    } while (!active && time.getAsLong() - begin < WAKING_NANOS);
    return active;
  }

  /** Leaves the core to them until they have been idle long enough, at most for this time. */
  public void await(long limitNanos) {
    long begin = time.getAsLong();
    while (!judge() && time.getAsLong() - begin < limitNanos) {
      LockSupport.parkNanos(SPACING_NANOS);
    }
  }

  /** Waits for what was requested of them a moment ago, if anything was. */
  public void settle() {
    if (wakeUp()) {
      await(SETTLING_NANOS);
    }
  }
}

package org.tutti.runtime.measure;

import java.util.HashMap;
import java.util.Map;
import org.tutti.mpi.Communicator;
import org.tutti.sync.SyncPlan;
import org.tutti.sync.Synchroniser;
import org.tutti.sync.clock.Clock;

/** What one rank needs in all cells of a launch. */
final class LaunchTools {
  private final Communicator world;
  private final Communicator own;
  private final Collectives collectives;
  private final JvmActivity activity = new JvmActivity();
  private final LoopEntry loopEntry = new LoopEntry();
  private final Map<String, Synchroniser> synchronisers = new HashMap<>();

  /** Collective. */
  LaunchTools(Communicator world) {
    this.world = world;
    this.own = world.duplicate();
    this.collectives = new Collectives(own);
  }

  /** The communicator that benchmarks use. */
  Communicator world() {
    return world;
  }

  /** The communicator that no benchmark uses. */
  Communicator own() {
    return own;
  }

  Collectives collectives() {
    return collectives;
  }

  JvmActivity activity() {
    return activity;
  }

  LoopEntry loopEntry() {
    return loopEntry;
  }

  /** Collective when first asked: the synchroniser that follows a plan on a clock. */
  Synchroniser synchroniser(SyncPlan plan, Clock clock) {
    return synchronisers.computeIfAbsent(
        text(plan) + " on " + clock.name(), ignored -> Synchroniser.open(plan, world, clock));
  }

  /** What tells one plan from another, for keys. */
  static String text(SyncPlan plan) {
    return plan.name() + " " + plan.runTime() + " " + plan.given();
  }

  /**
   * Collective: gives back the communicators and what the system was watched through; not after a
   * failure, when others may be gone.
   */
  void free() {
    synchronisers.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(entry -> entry.getValue().close());
    own.free();
    activity.close();
  }
}

package org.tutti.sync.process;

import java.util.List;
import java.util.Optional;
import org.tutti.annotations.SyncMethod.SyncParameterName;
import org.tutti.sync.parameter.SyncParameter;
import org.tutti.sync.parameter.SyncParameters;

/**
 * The process synchronizations as users choose them: their names on the command line and in
 * results, and how each is made. A rank loads only the one that it uses.
 */
public enum ProcessMethod {
  NONE(false),
  BARRIER(false),
  DISSEMINATION(false),
  TREE(false),
  WINDOW(true),
  ROUNDTIME(true);

  private final boolean onGlobalClock;

  ProcessMethod(boolean onGlobalClock) {
    this.onGlobalClock = onGlobalClock;
  }

  /** Whether its starts are times of the global clock. */
  public boolean onGlobalClock() {
    return onGlobalClock;
  }

  /** The parameters it takes, in the order in which they are shown. */
  public List<SyncParameter<?>> parameters() {
    return SyncParameter.allOf(SyncParameterName.ofProcess(name()));
  }

  /** Collective: the synchronization under these conditions. */
  public ProcessSync make(ProcessSyncConditions conditions) {
    return switch (this) {
      case NONE -> new NoSync();
      case BARRIER -> new MpiBarrierSync(conditions.communicator());
      case DISSEMINATION -> new DisseminationSync(conditions);
      case TREE -> new TreeSync(conditions.communicator());
      case WINDOW -> new WindowSync(conditions);
      case ROUNDTIME -> new RoundTimeSync(conditions);
    };
  }

  /** What users should know of these values of its parameters; empty if there is nothing. */
  public Optional<String> notice(SyncParameters values) {
    return this == ROUNDTIME ? RoundTimeSync.noticeOfSlot(values) : Optional.empty();
  }
}

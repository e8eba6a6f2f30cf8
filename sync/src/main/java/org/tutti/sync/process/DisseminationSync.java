package org.tutti.sync.process;

import org.tutti.annotations.SyncMethod.SyncParameterName;
import org.tutti.sync.parameter.SyncParameter;

/** {@link DisseminationRounds} before each observation, the same for every library. */
public final class DisseminationSync implements ProcessSync {
  /** Barriers before an observation. With 2, there is one after each observation as well. */
  public static final SyncParameter<Integer> BARRIERS =
      SyncParameter.count(SyncParameterName.BARRIERS);

  private final DisseminationRounds barrier;
  private final int barriers;

  DisseminationSync(ProcessSyncConditions conditions) {
    this.barrier = new DisseminationRounds(conditions.communicator());
    this.barriers = conditions.parameters().get(BARRIERS);
  }

  @Override
  public void start(int index) {
    for (int done = 0; done < barriers; done++) {
      barrier.await();
    }
  }
}

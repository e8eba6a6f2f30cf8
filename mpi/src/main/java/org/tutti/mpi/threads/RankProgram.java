package org.tutti.mpi.threads;

import org.tutti.mpi.MpiSession;

/** What every rank of a job runs. The session is closed for it when it returns. */
@FunctionalInterface
public interface RankProgram {
  void run(MpiSession session) throws Exception;
}

package org.tutti.mpi.simulated;

/** What every rank of a simulated job runs. The session is closed for it when it returns. */
@FunctionalInterface
public interface SimulatedProgram {
  void run(SimulatedSession session) throws Exception;
}

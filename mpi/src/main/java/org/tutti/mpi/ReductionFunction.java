package org.tutti.mpi;

/** What a user-defined reduction does; it must be associative. */
@FunctionalInterface
public interface ReductionFunction {
  /**
   * Combines each of the first {@code count} elements: {@code inout[i] = in[i] op inout[i]}. The
   * buffers may be longer, and are only valid during the call.
   */
  void reduce(MessageBuffer in, MessageBuffer inout, int count);
}

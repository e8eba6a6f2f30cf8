package org.tutti.mpi.natives;

import org.tutti.mpi.MpiThreadLevel;

/** The events of the tool interface, which stays initialized in a library that has them. */
final class ToolEvents {
  private static final NativeFunction GET_NUM = NativeFunction.of("MPI_T_event_get_num", 1);

  static {
    if (LibraryBinding.hasFunction(GET_NUM.name())) {
      ToolFunctions.INIT_THREAD.call(
          LibraryBinding.constant(MpiThreadLevel.SINGLE.constant()), OutParameters.address());
    }
  }

  private ToolEvents() {}

  /** The number of types. */
  static int types() {
    GET_NUM.call(OutParameters.address());
    return OutParameters.integer();
  }
}

package org.tutti.mpi.natives;

import java.util.Arrays;
import org.tutti.mpi.LockType;
import org.tutti.mpi.RmaAssertion;

/** MPI's one-sided functions, and the constants that they take. */
final class OneSidedFunctions {
  static final NativeFunction WIN_CREATE = NativeFunction.of("MPI_Win_create", 6);
  static final NativeFunction WIN_ALLOCATE = NativeFunction.of("MPI_Win_allocate", 6);
  static final NativeFunction WIN_ALLOCATE_SHARED = NativeFunction.of("MPI_Win_allocate_shared", 6);
  static final NativeFunction WIN_SHARED_QUERY = NativeFunction.of("MPI_Win_shared_query", 5);
  static final NativeFunction WIN_CREATE_DYNAMIC = NativeFunction.of("MPI_Win_create_dynamic", 3);
  static final NativeFunction WIN_ATTACH = NativeFunction.of("MPI_Win_attach", 3);
  static final NativeFunction WIN_DETACH = NativeFunction.of("MPI_Win_detach", 2);
  static final NativeFunction WIN_SET_ERRHANDLER = NativeFunction.of("MPI_Win_set_errhandler", 2);
  static final NativeFunction WIN_FREE = NativeFunction.of("MPI_Win_free", 1);
  static final NativeFunction GROUP_INCL = NativeFunction.of("MPI_Group_incl", 4);

  static final NativeFunction PUT = NativeFunction.of("MPI_Put", 8);
  static final NativeFunction GET = NativeFunction.of("MPI_Get", 8);
  static final NativeFunction ACCUMULATE = NativeFunction.of("MPI_Accumulate", 9);
  static final NativeFunction GET_ACCUMULATE = NativeFunction.of("MPI_Get_accumulate", 12);
  static final NativeFunction FETCH_AND_OP = NativeFunction.of("MPI_Fetch_and_op", 7);
  static final NativeFunction COMPARE_AND_SWAP = NativeFunction.of("MPI_Compare_and_swap", 7);

  static final NativeFunction RPUT = NativeFunction.of("MPI_Rput", 9);
  static final NativeFunction RGET = NativeFunction.of("MPI_Rget", 9);
  static final NativeFunction RACCUMULATE = NativeFunction.of("MPI_Raccumulate", 10);
  static final NativeFunction RGET_ACCUMULATE = NativeFunction.of("MPI_Rget_accumulate", 13);

  static final NativeFunction FENCE = NativeFunction.of("MPI_Win_fence", 2);
  static final NativeFunction POST = NativeFunction.of("MPI_Win_post", 3);
  static final NativeFunction START = NativeFunction.of("MPI_Win_start", 3);
  static final NativeFunction COMPLETE = NativeFunction.of("MPI_Win_complete", 1);
  static final NativeFunction WAIT = NativeFunction.of("MPI_Win_wait", 1);
  static final NativeFunction TEST = NativeFunction.of("MPI_Win_test", 2);
  static final NativeFunction LOCK = NativeFunction.of("MPI_Win_lock", 4);
  static final NativeFunction UNLOCK = NativeFunction.of("MPI_Win_unlock", 2);
  static final NativeFunction LOCK_ALL = NativeFunction.of("MPI_Win_lock_all", 2);
  static final NativeFunction UNLOCK_ALL = NativeFunction.of("MPI_Win_unlock_all", 1);
  static final NativeFunction FLUSH = NativeFunction.of("MPI_Win_flush", 2);
  static final NativeFunction FLUSH_ALL = NativeFunction.of("MPI_Win_flush_all", 1);
  static final NativeFunction FLUSH_LOCAL = NativeFunction.of("MPI_Win_flush_local", 2);
  static final NativeFunction FLUSH_LOCAL_ALL = NativeFunction.of("MPI_Win_flush_local_all", 1);
  static final NativeFunction SYNC = NativeFunction.of("MPI_Win_sync", 1);

  static final long INFO_NULL = LibraryBinding.constant("MPI_INFO_NULL");
  static final long ERRORS_RETURN = LibraryBinding.constant("MPI_ERRORS_RETURN");
  private static final long EXCLUSIVE = LibraryBinding.constant("MPI_LOCK_EXCLUSIVE");
  private static final long SHARED = LibraryBinding.constant("MPI_LOCK_SHARED");

  private OneSidedFunctions() {}

  static int assertions(RmaAssertion... promises) {
    return Arrays.stream(promises)
        .mapToInt(promise -> (int) LibraryBinding.constant("MPI_MODE_" + promise))
        .reduce(0, (some, others) -> some | others);
  }

  static long lock(LockType type) {
    return type == LockType.SHARED ? SHARED : EXCLUSIVE;
  }
}

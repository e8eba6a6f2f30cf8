package org.tutti.mpi.natives;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Objects;
import org.tutti.mpi.MpiException;
import org.tutti.mpi.RequestInUse;
import org.tutti.mpi.Requests;

/** Requests whose handles lie beside each other. */
final class NativeRequests implements Requests {
  private static final long STATUSES_IGNORE = LibraryBinding.constant("MPI_STATUSES_IGNORE");
  private static final int UNDEFINED = (int) LibraryBinding.constant("MPI_UNDEFINED");

  private final RequestHandles handles;
  private final NativeRequest[] requests;
  private final long address;
  private final ByteBuffer indices;
  private final long indicesAddress;
  private int completed;

  NativeRequests(RequestHandles handles) {
    this.handles = handles;
    int count = handles.size();
    address = handles.address();
    indices = ByteBuffer.allocateDirect(count * Integer.BYTES).order(ByteOrder.nativeOrder());
    indicesAddress = LibraryBinding.addressOf(indices);
    requests = new NativeRequest[count];
    for (int index = 0; index < count; index++) {
      requests[index] = new NativeRequest(this, handles, index);
    }
  }

  @Override
  public int size() {
    return requests.length;
  }

  @Override
  public NativeRequest at(int index) {
    return requests[index];
  }

  @Override
  public void waitAll() {
    handles.requireReadyPartitions();
    check(
        RequestFunctions.WAITALL,
        RequestFunctions.WAITALL.code(requests.length, address, STATUSES_IGNORE));
    handles.completeAll();
  }

  @Override
  public boolean testAll() {
    long flag = OutParameters.address();
    check(
        RequestFunctions.TESTALL,
        RequestFunctions.TESTALL.code(requests.length, address, flag, STATUSES_IGNORE));
    boolean complete = OutParameters.integer() != 0;
    if (complete) {
      handles.completeAll();
    }
    return complete;
  }

  @Override
  public int waitAny() {
    long index = OutParameters.address();
    check(
        RequestFunctions.WAITANY,
        RequestFunctions.WAITANY.code(requests.length, address, index, NativeStatus.IGNORE));
    return one();
  }

  @Override
  public int testAny() {
    long index = OutParameters.address();
    long flag = index + Integer.BYTES;
    check(
        RequestFunctions.TESTANY,
        RequestFunctions.TESTANY.code(requests.length, address, index, flag, NativeStatus.IGNORE));
    return OutParameters.secondInteger() == 0 ? -1 : one();
  }

  @Override
  public int waitSome() {
    return some(RequestFunctions.WAITSOME);
  }

  @Override
  public int testSome() {
    return some(RequestFunctions.TESTSOME);
  }

  @Override
  public int completed(int number) {
    return indices.getInt(Objects.checkIndex(number, completed) * Integer.BYTES);
  }

  @Override
  public void startAll() {
    if (handles.isAnyActive()) {
      throw RequestInUse.active();
    }
    handles.beginPartitions();
    RequestFunctions.STARTALL.call(requests.length, address);
    handles.activateAll();
  }

  private int one() {
    int index = OutParameters.integer();
    if (index == UNDEFINED) {
      return -1;
    }
    handles.complete(index);
    return index;
  }

  private int some(NativeFunction function) {
    long number = OutParameters.address();
    check(
        function, function.code(requests.length, address, number, indicesAddress, STATUSES_IGNORE));
    completed = Math.max(OutParameters.integer(), 0);
    for (int i = 0; i < completed; i++) {
      handles.complete(completed(i));
    }
    return completed;
  }

  /**
   * @throws MpiException if a function that completes requests has failed
   */
  void check(NativeFunction function, int code) {
    if (code != 0) {
      MpiException error = MpiErrors.exception(function.name(), code);
      handles.settle();
      throw error;
    }
  }
}

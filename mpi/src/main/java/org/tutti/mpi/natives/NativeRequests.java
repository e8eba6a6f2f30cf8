package org.tutti.mpi.natives;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.tutti.mpi.Requests;

/** Request handles beside each other in memory that the library reads and writes. */
final class NativeRequests implements Requests {
  private static final long NULL = LibraryBinding.constant("MPI_REQUEST_NULL");
  private static final long STATUSES_IGNORE = LibraryBinding.constant("MPI_STATUSES_IGNORE");
  private static final int UNDEFINED = (int) LibraryBinding.constant("MPI_UNDEFINED");

  private final NativeRequest[] requests;
  private final boolean[] active;
  private final long address;
  private final ByteBuffer handles;
  private final ByteBuffer indices;
  private final long indicesAddress;

  NativeRequests(int count) {
    handles = OutParameters.handles(count);
    address = LibraryBinding.addressOf(handles);
    indices = ByteBuffer.allocateDirect(count * Integer.BYTES).order(ByteOrder.nativeOrder());
    indicesAddress = LibraryBinding.addressOf(indices);
    active = new boolean[count];
    requests = new NativeRequest[count];
    for (int index = 0; index < count; index++) {
      OutParameters.putHandle(handles, index, NULL);
      requests[index] =
          new NativeRequest(this, index, address + (long) index * OutParameters.HANDLE_BYTES);
    }
  }

  boolean isActive(int index) {
    return active[index];
  }

  void setActive(int index, boolean value) {
    active[index] = value;
  }

  /** Number of active requests. */
  int active() {
    int number = 0;
    for (boolean each : active) {
      number += each ? 1 : 0;
    }
    return number;
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
    RequestFunctions.WAITALL.call(requests.length, address, STATUSES_IGNORE);
    Arrays.fill(active, false);
  }

  @Override
  public boolean testAll() {
    RequestFunctions.TESTALL.call(
        requests.length, address, OutParameters.address(), STATUSES_IGNORE);
    boolean complete = OutParameters.integer() != 0;
    if (complete) {
      Arrays.fill(active, false);
    }
    return complete;
  }

  @Override
  public int waitAny() {
    RequestFunctions.WAITANY.call(
        requests.length, address, OutParameters.address(), NativeStatus.IGNORE);
    return finished(OutParameters.integer());
  }

  @Override
  public int testAny() {
    long index = OutParameters.address();
    RequestFunctions.TESTANY.call(
        requests.length, address, index, index + Integer.BYTES, NativeStatus.IGNORE);
    return OutParameters.secondInteger() == 0 ? -1 : finished(OutParameters.integer());
  }

  @Override
  public int waitSome() {
    RequestFunctions.WAITSOME.call(
        requests.length, address, OutParameters.address(), indicesAddress, STATUSES_IGNORE);
    return finished();
  }

  @Override
  public int testSome() {
    RequestFunctions.TESTSOME.call(
        requests.length, address, OutParameters.address(), indicesAddress, STATUSES_IGNORE);
    return finished();
  }

  @Override
  public int completed(int number) {
    return indices.getInt(number * Integer.BYTES);
  }

  @Override
  public void startAll() {
    RequestFunctions.STARTALL.call(requests.length, address);
    Arrays.fill(active, true);
  }

  private int finished(int index) {
    if (index == UNDEFINED) {
      return -1;
    }
    active[index] = false;
    return index;
  }

  private int finished() {
    int number = OutParameters.integer();
    if (number == UNDEFINED) {
      return 0;
    }
    for (int i = 0; i < number; i++) {
      active[completed(i)] = false;
    }
    return number;
  }
}

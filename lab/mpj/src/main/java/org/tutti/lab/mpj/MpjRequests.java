package org.tutti.lab.mpj;

import java.lang.invoke.MethodHandle;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Objects;
import org.tutti.mpi.RequestInUse;
import org.tutti.mpi.Requests;

/**
 * Requests in an array that the library works on. Those that are inactive are null requests there:
 * with persistent ones that were never started, and without any active one, MPJ Express 0.44 waits
 * forever.
 */
final class MpjRequests implements Requests {
  private static final Object NULL_REQUEST = MpjLibrary.constant("REQUEST_NULL");
  private static final MethodHandle INDEX = MpjLibrary.field(MpjLibrary.STATUS, "index", int.class);

  /** The active ones of all requests of this rank, whose class this is alone. */
  private static int activeOfAll;

  private final Object[] started;
  private final Object[] persistent;
  private final MpjRequest[] requests;
  private final int[] indices;
  private int completed;
  private int active;

  MpjRequests(int count) {
    started = (Object[]) Array.newInstance(MpjRequestFunctions.REQUEST, count);
    Arrays.fill(started, NULL_REQUEST);
    persistent = (Object[]) Array.newInstance(MpjRequestFunctions.PERSISTENT, count);
    indices = new int[count];
    requests = new MpjRequest[count];
    for (int index = 0; index < count; index++) {
      requests[index] = new MpjRequest(this, index);
    }
  }

  /** Number of this rank's active requests. */
  static int active() {
    return activeOfAll;
  }

  boolean isActive(int index) {
    return started[index] != NULL_REQUEST;
  }

  /** What can be started again and again; null if nothing can. */
  Object persistent(int index) {
    return persistent[index];
  }

  void keep(int index, Object communication) {
    persistent[index] = communication;
  }

  /** Makes a request active. */
  void begin(int index, Object communication) {
    started[index] = communication;
    active++;
    activeOfAll++;
  }

  /** Makes a request inactive, and gives what was started. */
  Object end(int index) {
    Object communication = started[index];
    started[index] = NULL_REQUEST;
    active--;
    activeOfAll--;
    return communication;
  }

  @Override
  public int size() {
    return requests.length;
  }

  @Override
  public MpjRequest at(int index) {
    return requests[index];
  }

  @Override
  public void waitAll() {
    Object[] ignored = several(MpjRequestFunctions.WAITALL);
    endAll();
  }

  @Override
  public boolean testAll() {
    boolean complete = several(MpjRequestFunctions.TESTALL) != null;
    if (complete) {
      endAll();
    }
    return complete;
  }

  @Override
  public int waitAny() {
    return active == 0 ? -1 : one(MpjRequestFunctions.WAITANY);
  }

  @Override
  public int testAny() {
    return one(MpjRequestFunctions.TESTANY);
  }

  @Override
  public int waitSome() {
    return active == 0 ? 0 : some(MpjRequestFunctions.WAITSOME);
  }

  @Override
  public int testSome() {
    return some(MpjRequestFunctions.TESTSOME);
  }

  @Override
  public int completed(int number) {
    return indices[Objects.checkIndex(number, completed)];
  }

  @Override
  public void startAll() {
    if (active > 0) {
      throw RequestInUse.active();
    }
    for (Object communication : persistent) {
      if (communication == null) {
        throw MpjErrors.argument("MPI_Startall", "a request is not persistent");
      }
    }
    try {
      MpjRequestFunctions.STARTALL.handle().invokeExact(persistent);
    } catch (Throwable e) {
      throw MpjRequestFunctions.STARTALL.failed(e);
    }
    for (int index = 0; index < persistent.length; index++) {
      begin(index, persistent[index]);
    }
  }

  private int one(MpjFunction function) {
    Object status;
    try {
      status = (Object) function.handle().invokeExact(started);
    } catch (Throwable e) {
      throw settled(function, e);
    }
    if (status == null) {
      return -1;
    }
    int index = index(status);
    end(index);
    return index;
  }

  private int some(MpjFunction function) {
    Object[] statuses = several(function);
    completed = statuses.length;
    for (int i = 0; i < completed; i++) {
      indices[i] = index(statuses[i]);
      end(indices[i]);
    }
    return completed;
  }

  private static int index(Object status) {
    try {
      return (int) INDEX.invokeExact(status);
    } catch (Throwable e) {
      throw MpjErrors.of("MPI_Status", e);
    }
  }

  private Object[] several(MpjFunction function) {
    try {
      return (Object[]) function.handle().invokeExact(started);
    } catch (Throwable e) {
      throw settled(function, e);
    }
  }

  private void endAll() {
    for (int index = 0; index < started.length; index++) {
      if (isActive(index)) {
        end(index);
      }
    }
  }

  /** The error, after what had been completed before it is inactive. */
  private RuntimeException settled(MpjFunction function, Throwable thrown) {
    for (int index = 0; index < started.length; index++) {
      if (isActive(index) && isNull(started[index])) {
        end(index);
      }
    }
    return function.failed(thrown);
  }

  private static boolean isNull(Object request) {
    try {
      return (boolean) MpjRequestFunctions.IS_NULL.handle().invokeExact(request);
    } catch (Throwable e) {
      throw MpjRequestFunctions.IS_NULL.failed(e);
    }
  }
}

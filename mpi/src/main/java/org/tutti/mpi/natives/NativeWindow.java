package org.tutti.mpi.natives;

import static org.tutti.mpi.natives.NativeBuffer.address;

import java.util.HashSet;
import java.util.Set;
import org.tutti.mpi.AccumulateOp;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.LockType;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.RankGroup;
import org.tutti.mpi.Request;
import org.tutti.mpi.RmaWindow;

/**
 * A window of the library. Each function is a C call, a comparison of its code, and the checks that
 * keep MPI inside the buffers and the window.
 */
final class NativeWindow implements RmaWindow {
  /** Other processes reach the memory of a window that is forgotten here. */
  private static final Set<NativeWindow> OPEN = new HashSet<>();

  private final long handle;
  private final MessageBuffer memory;
  private final WindowExtents extents;

  /** Other processes reach it, too. */
  private final Set<MessageBuffer> attached = new HashSet<>();

  private NativeWindow(long handle, MessageBuffer memory, WindowExtents extents) {
    this.handle = handle;
    this.memory = memory;
    this.extents = extents;
  }

  /** Takes over a window and makes its errors come back as codes. */
  static RmaWindow of(long handle, MessageBuffer memory, WindowExtents extents) {
    OneSidedFunctions.WIN_SET_ERRHANDLER.call(handle, OneSidedFunctions.ERRORS_RETURN);
    NativeWindow window = new NativeWindow(handle, memory, extents);
    OPEN.add(window);
    return window;
  }

  /**
   * @throws IllegalArgumentException if the window is another provider's
   */
  static long handle(RmaWindow window) {
    if (window instanceof NativeWindow here) {
      return here.handle;
    }
    throw new IllegalArgumentException("the window is of another provider: " + window);
  }

  @Override
  public MessageBuffer memory() {
    return memory;
  }

  @Override
  public MessageBuffer memoryOf(int rank) {
    long size = OutParameters.address();
    long unit = OutParameters.pointerAddress() + Long.BYTES;
    OneSidedFunctions.WIN_SHARED_QUERY.call(
        handle, rank, size, unit, OutParameters.pointerAddress());
    long count = extents.bytes(rank) / memory.datatype().bytes();
    return NativeBuffer.of(memory.datatype(), count, OutParameters.pointer());
  }

  @Override
  public long attach(MessageBuffer buffer) {
    long start = address(buffer, buffer.elements(), buffer.datatype());
    long bytes = buffer.elements() * buffer.datatype().bytes();
    OneSidedFunctions.WIN_ATTACH.call(handle, start, bytes);
    attached.add(buffer);
    return start;
  }

  @Override
  public void detach(MessageBuffer buffer) {
    OneSidedFunctions.WIN_DETACH.call(
        handle, address(buffer, buffer.elements(), buffer.datatype()));
    attached.remove(buffer);
  }

  @Override
  public void put(
      MessageBuffer origin, int count, Datatype datatype, int target, long displacement) {
    long from = address(origin, count, datatype);
    extents.require(target, displacement, count, datatype);
    long type = PredefinedHandles.of(datatype);
    OneSidedFunctions.PUT.call(from, count, type, target, displacement, count, type, handle);
  }

  @Override
  public void get(
      MessageBuffer origin, int count, Datatype datatype, int target, long displacement) {
    long to = address(origin, count, datatype);
    extents.require(target, displacement, count, datatype);
    long type = PredefinedHandles.of(datatype);
    OneSidedFunctions.GET.call(to, count, type, target, displacement, count, type, handle);
  }

  @Override
  public void accumulate(
      MessageBuffer origin,
      int count,
      Datatype datatype,
      int target,
      long displacement,
      AccumulateOp op) {
    long from = address(origin, count, datatype);
    extents.require(target, displacement, count, datatype);
    long type = PredefinedHandles.of(datatype);
    long combining = PredefinedHandles.of(op);
    OneSidedFunctions.ACCUMULATE.call(
        from, count, type, target, displacement, count, type, combining, handle);
  }

  @Override
  public void getAccumulate(
      MessageBuffer origin,
      MessageBuffer result,
      int count,
      Datatype datatype,
      int target,
      long displacement,
      AccumulateOp op) {
    long from = address(origin, count, datatype);
    long to = address(result, count, datatype);
    extents.require(target, displacement, count, datatype);
    long type = PredefinedHandles.of(datatype);
    long combining = PredefinedHandles.of(op);
    OneSidedFunctions.GET_ACCUMULATE.call(
        from, count, type, to, count, type, target, displacement, count, type, combining, handle);
  }

  @Override
  public void fetchAndOp(
      MessageBuffer origin,
      MessageBuffer result,
      Datatype datatype,
      int target,
      long displacement,
      AccumulateOp op) {
    long from = address(origin, 1, datatype);
    long to = address(result, 1, datatype);
    extents.require(target, displacement, 1, datatype);
    OneSidedFunctions.FETCH_AND_OP.call(
        from,
        to,
        PredefinedHandles.of(datatype),
        target,
        displacement,
        PredefinedHandles.of(op),
        handle);
  }

  @Override
  public void compareAndSwap(
      MessageBuffer origin,
      MessageBuffer compare,
      MessageBuffer result,
      Datatype datatype,
      int target,
      long displacement) {
    long from = address(origin, 1, datatype);
    long expected = address(compare, 1, datatype);
    long to = address(result, 1, datatype);
    extents.require(target, displacement, 1, datatype);
    OneSidedFunctions.COMPARE_AND_SWAP.call(
        from, expected, to, PredefinedHandles.of(datatype), target, displacement, handle);
  }

  @Override
  public void rput(
      MessageBuffer origin,
      int count,
      Datatype datatype,
      int target,
      long displacement,
      Request request) {
    long from = address(origin, count, datatype);
    extents.require(target, displacement, count, datatype);
    long type = PredefinedHandles.of(datatype);
    long made = NativeRequest.address(request);
    OneSidedFunctions.RPUT.call(from, count, type, target, displacement, count, type, handle, made);
    NativeRequest.started(request, origin);
  }

  @Override
  public void rget(
      MessageBuffer origin,
      int count,
      Datatype datatype,
      int target,
      long displacement,
      Request request) {
    long to = address(origin, count, datatype);
    extents.require(target, displacement, count, datatype);
    long type = PredefinedHandles.of(datatype);
    long made = NativeRequest.address(request);
    OneSidedFunctions.RGET.call(to, count, type, target, displacement, count, type, handle, made);
    NativeRequest.started(request, origin);
  }

  @Override
  public void raccumulate(
      MessageBuffer origin,
      int count,
      Datatype datatype,
      int target,
      long displacement,
      AccumulateOp op,
      Request request) {
    long from = address(origin, count, datatype);
    extents.require(target, displacement, count, datatype);
    long type = PredefinedHandles.of(datatype);
    long combining = PredefinedHandles.of(op);
    long made = NativeRequest.address(request);
    OneSidedFunctions.RACCUMULATE.call(
        from, count, type, target, displacement, count, type, combining, handle, made);
    NativeRequest.started(request, origin);
  }

  @Override
  public void rgetAccumulate(
      MessageBuffer origin,
      MessageBuffer result,
      int count,
      Datatype datatype,
      int target,
      long displacement,
      AccumulateOp op,
      Request request) {
    long from = address(origin, count, datatype);
    long to = address(result, count, datatype);
    extents.require(target, displacement, count, datatype);
    long type = PredefinedHandles.of(datatype);
    long combining = PredefinedHandles.of(op);
    long made = NativeRequest.address(request);
    OneSidedFunctions.RGET_ACCUMULATE.call(
        from,
        count,
        type,
        to,
        count,
        type,
        target,
        displacement,
        count,
        type,
        combining,
        handle,
        made);
    NativeRequest.started(request, origin, result, null, null);
  }

  @Override
  public void fence(int assertions) {
    OneSidedFunctions.FENCE.call(assertions, handle);
  }

  @Override
  public void post(RankGroup origins, int assertions) {
    OneSidedFunctions.POST.call(NativeGroup.handle(origins), assertions, handle);
  }

  @Override
  public void start(RankGroup targets, int assertions) {
    OneSidedFunctions.START.call(NativeGroup.handle(targets), assertions, handle);
  }

  @Override
  public void complete() {
    OneSidedFunctions.COMPLETE.call(handle);
  }

  @Override
  public void waitFor() {
    OneSidedFunctions.WAIT.call(handle);
  }

  @Override
  public boolean test() {
    OneSidedFunctions.TEST.call(handle, OutParameters.address());
    return OutParameters.integer() != 0;
  }

  @Override
  public void lock(LockType type, int target, int assertions) {
    OneSidedFunctions.LOCK.call(OneSidedFunctions.lock(type), target, assertions, handle);
  }

  @Override
  public void unlock(int target) {
    OneSidedFunctions.UNLOCK.call(target, handle);
  }

  @Override
  public void lockAll(int assertions) {
    OneSidedFunctions.LOCK_ALL.call(assertions, handle);
  }

  @Override
  public void unlockAll() {
    OneSidedFunctions.UNLOCK_ALL.call(handle);
  }

  @Override
  public void flush(int target) {
    OneSidedFunctions.FLUSH.call(target, handle);
  }

  @Override
  public void flushAll() {
    OneSidedFunctions.FLUSH_ALL.call(handle);
  }

  @Override
  public void flushLocal(int target) {
    OneSidedFunctions.FLUSH_LOCAL.call(target, handle);
  }

  @Override
  public void flushLocalAll() {
    OneSidedFunctions.FLUSH_LOCAL_ALL.call(handle);
  }

  @Override
  public void sync() {
    OneSidedFunctions.SYNC.call(handle);
  }

  @Override
  public void free() {
    OutParameters.putHandle(handle);
    OneSidedFunctions.WIN_FREE.call(OutParameters.address());
    OPEN.remove(this);
  }
}

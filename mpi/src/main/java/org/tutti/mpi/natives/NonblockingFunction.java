package org.tutti.mpi.natives;

import org.tutti.mpi.Request;

/** Makes a request active, which the C function takes after the communicator. */
record NonblockingFunction(NativeFunction function) implements CollectiveFunction {
  /**
   * @param arguments of the blocking form
   */
  static NonblockingFunction of(String name, int arguments) {
    return new NonblockingFunction(NativeFunction.of(name, arguments + 1));
  }

  @Override
  public void call(Request request, long a) {
    function.call(a, NativeRequest.address(request));
  }

  @Override
  public void call(Request request, long a, long b, long c, long d, long e) {
    function.call(a, b, c, d, e, NativeRequest.address(request));
  }

  @Override
  public void call(Request request, long a, long b, long c, long d, long e, long f) {
    function.call(a, b, c, d, e, f, NativeRequest.address(request));
  }

  @Override
  public void call(Request request, long a, long b, long c, long d, long e, long f, long g) {
    function.call(a, b, c, d, e, f, g, NativeRequest.address(request));
  }

  @Override
  public void call(
      Request request, long a, long b, long c, long d, long e, long f, long g, long h) {
    function.call(a, b, c, d, e, f, g, h, NativeRequest.address(request));
  }

  @Override
  public void call(
      Request request, long a, long b, long c, long d, long e, long f, long g, long h, long i) {
    function.call(a, b, c, d, e, f, g, h, i, NativeRequest.address(request));
  }

  @Override
  public void keep(
      Request request, Object send, Object receive, Object sendBlocks, Object receiveBlocks) {
    NativeRequest.started(request, send, receive, sendBlocks, receiveBlocks);
  }
}

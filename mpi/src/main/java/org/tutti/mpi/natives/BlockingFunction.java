package org.tutti.mpi.natives;

import static java.lang.ref.Reference.reachabilityFence;

import org.tutti.mpi.Request;

/** Returns when this process's part is done; there is no request. */
record BlockingFunction(NativeFunction function) implements CollectiveFunction {
  /**
   * @param arguments as the C function has them
   */
  static BlockingFunction of(String name, int arguments) {
    return new BlockingFunction(NativeFunction.of(name, arguments));
  }

  @Override
  public void call(Request request, long a) {
    function.call(a);
  }

  @Override
  public void call(Request request, long a, long b, long c, long d, long e) {
    function.call(a, b, c, d, e);
  }

  @Override
  public void call(Request request, long a, long b, long c, long d, long e, long f) {
    function.call(a, b, c, d, e, f);
  }

  @Override
  public void call(Request request, long a, long b, long c, long d, long e, long f, long g) {
    function.call(a, b, c, d, e, f, g);
  }

  @Override
  public void call(
      Request request, long a, long b, long c, long d, long e, long f, long g, long h) {
    function.call(a, b, c, d, e, f, g, h);
  }

  @Override
  public void call(
      Request request, long a, long b, long c, long d, long e, long f, long g, long h, long i) {
    function.call(a, b, c, d, e, f, g, h, i);
  }

  @Override
  public void keep(
      Request request, Object send, Object receive, Object sendBlocks, Object receiveBlocks) {
    reachabilityFence(send);
    reachabilityFence(receive);
    reachabilityFence(sendBlocks);
    reachabilityFence(receiveBlocks);
  }
}

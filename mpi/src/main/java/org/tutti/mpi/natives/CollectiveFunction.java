package org.tutti.mpi.natives;

import org.tutti.mpi.Request;

/**
 * A collective function of the library that takes a request after the arguments of its blocking
 * form: a nonblocking one, or one that sets a persistent operation up. Hold it in a static final
 * field, as {@link NativeFunction}.
 */
sealed interface CollectiveFunction permits NonblockingFunction, PersistentFunction {
  void call(Request request, long a);

  void call(Request request, long a, long b, long c, long d, long e);

  void call(Request request, long a, long b, long c, long d, long e, long f);

  void call(Request request, long a, long b, long c, long d, long e, long f, long g);

  void call(Request request, long a, long b, long c, long d, long e, long f, long g, long h);

  void call(
      Request request, long a, long b, long c, long d, long e, long f, long g, long h, long i);

  /**
   * Keeps what the library still works on as long as the request needs it. To be called after the
   * function with everything whose address it was given.
   */
  void keep(Request request, Object send, Object receive, Object sendBlocks, Object receiveBlocks);

  /** As {@link #keep(Request, Object, Object, Object, Object)}, without blocks. */
  default void keep(Request request, Object send, Object receive) {
    keep(request, send, receive, null, null);
  }
}

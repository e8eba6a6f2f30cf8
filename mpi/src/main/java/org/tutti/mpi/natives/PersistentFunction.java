package org.tutti.mpi.natives;

import org.tutti.mpi.Request;

/**
 * Sets a request up to be started again and again; the C function takes hints and the request after
 * the communicator. Hold it in a static final field, as {@link NativeFunction}.
 */
record PersistentFunction(NativeFunction function) {
  private static final long NO_INFO = LibraryBinding.constant("MPI_INFO_NULL");

  /**
   * @param arguments of the blocking form
   */
  static PersistentFunction of(String name, int arguments) {
    return new PersistentFunction(NativeFunction.of(name, arguments + 2));
  }

  void call(Request request, long a) {
    function.call(a, NO_INFO, NativeRequest.address(request));
  }

  void call(Request request, long a, long b, long c, long d, long e) {
    function.call(a, b, c, d, e, NO_INFO, NativeRequest.address(request));
  }

  void call(Request request, long a, long b, long c, long d, long e, long f) {
    function.call(a, b, c, d, e, f, NO_INFO, NativeRequest.address(request));
  }

  void call(Request request, long a, long b, long c, long d, long e, long f, long g) {
    function.call(a, b, c, d, e, f, g, NO_INFO, NativeRequest.address(request));
  }

  void call(Request request, long a, long b, long c, long d, long e, long f, long g, long h) {
    function.call(a, b, c, d, e, f, g, h, NO_INFO, NativeRequest.address(request));
  }

  void call(
      Request request, long a, long b, long c, long d, long e, long f, long g, long h, long i) {
    function.call(a, b, c, d, e, f, g, h, i, NO_INFO, NativeRequest.address(request));
  }

  /**
   * Keeps what the library still works on as long as the request needs it. To be called after the
   * function with everything whose address it was given.
   */
  void keep(Request request, Object send, Object receive, Object sendBlocks, Object receiveBlocks) {
    NativeRequest.initialized(request, send, receive, sendBlocks, receiveBlocks);
  }

  /** As {@link #keep(Request, Object, Object, Object, Object)}, without blocks. */
  void keep(Request request, Object send, Object receive) {
    keep(request, send, receive, null, null);
  }
}

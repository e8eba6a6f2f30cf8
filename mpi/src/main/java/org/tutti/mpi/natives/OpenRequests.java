package org.tutti.mpi.natives;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.Map;
import org.tutti.mpi.Requests;

/**
 * The requests of this process. The handles and buffers of those that nobody holds any more are
 * kept while they are active, since the library still works on them; persistent communications that
 * nobody holds are given back to it.
 */
final class OpenRequests {
  private static final Map<Reference<?>, RequestHandles> ALL = new HashMap<>();
  private static final ReferenceQueue<NativeRequests> FORGOTTEN = new ReferenceQueue<>();

  private OpenRequests() {}

  static Requests make(int count) {
    dropForgotten();
    RequestHandles handles = new RequestHandles(count);
    NativeRequests requests = new NativeRequests(handles);
    ALL.put(new WeakReference<>(requests, FORGOTTEN), handles);
    return requests;
  }

  /** Number of active ones, forgotten ones included. */
  static int active() {
    dropForgotten();
    int active = 0;
    for (RequestHandles handles : ALL.values()) {
      active += handles.active();
    }
    return active;
  }

  private static void dropForgotten() {
    for (Reference<?> next = FORGOTTEN.poll(); next != null; next = FORGOTTEN.poll()) {
      if (ALL.get(next).active() == 0) {
        ALL.remove(next).releaseAll();
      }
    }
  }
}

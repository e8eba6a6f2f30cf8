package org.tutti.operations.rate;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.Request;

/**
 * Counts what the calls of one rank move while its observation lasts: messages with data, and their
 * bytes. Acknowledgments are empty and no data.
 */
final class SentMessages {
  private final LongAdder messages = new LongAdder();
  private final LongAdder bytes = new LongAdder();
  private final Map<Request, Long> persistent = new IdentityHashMap<>();
  private volatile boolean isObserved;

  void begin() {
    isObserved = true;
  }

  void end() {
    isObserved = false;
  }

  long messages() {
    return messages.sum();
  }

  long bytes() {
    return bytes.sum();
  }

  void sent(int count, Datatype datatype) {
    sent(count * datatype.size());
  }

  /** A message that is sent whenever its request is started. */
  void prepared(int count, Datatype datatype, Request request) {
    persistent.put(request, count * datatype.size());
  }

  void started(Request request) {
    sent(persistent.getOrDefault(request, 0L));
  }

  private void sent(long length) {
    if (isObserved && length > 0) {
      messages.increment();
      bytes.add(length);
    }
  }
}

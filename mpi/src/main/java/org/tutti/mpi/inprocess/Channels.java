package org.tutti.mpi.inprocess;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.threads.Job;
import org.tutti.mpi.transport.Contexts;

/** All channels of a job, made when a pair of ranks first talks. */
final class Channels {
  /** The largest number whose pairs an array can hold. */
  private static final int MAX_RANKS = 46_340;

  private final int size;
  private final Job job;
  private final Contexts contexts;
  private final AtomicReferenceArray<Channel> channels;

  /**
   * @throws TuttiException if the heap cannot hold a channel for each pair of ranks
   */
  Channels(int size, Job job, Contexts contexts) {
    long bytes = 8L * size * size;
    if (size > MAX_RANKS || bytes > Runtime.getRuntime().maxMemory()) {
      throw MpiProblem.MEMORY_EXHAUSTED.error(
          size + " ranks as threads of one JVM need more memory than its heap has.");
    }
    this.size = size;
    this.job = job;
    this.contexts = contexts;
    this.channels = new AtomicReferenceArray<>(size * size);
  }

  int size() {
    return size;
  }

  Job job() {
    return job;
  }

  Contexts contexts() {
    return contexts;
  }

  /** The channel from one rank of the world to another. */
  Channel between(int source, int destination) {
    int index = source * size + destination;
    Channel channel = channels.get(index);
    if (channel == null) {
      channels.compareAndSet(index, null, new Channel());
      channel = channels.get(index);
    }
    return channel;
  }

  /** The channel from one rank of the world to another, or null if they have not talked. */
  Channel existing(int source, int destination) {
    return channels.get(source * size + destination);
  }
}

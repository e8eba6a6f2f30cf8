package org.tutti.mpi.inprocess;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.tutti.mpi.threads.Job;
import org.tutti.mpi.transport.Contexts;

/** All channels of a job, made when a pair of ranks first talks. */
final class Channels {
  private final int size;
  private final Job job;
  private final Contexts contexts;
  private final AtomicReferenceArray<Channel> channels;

  Channels(int size, Job job, Contexts contexts) {
    this.size = size;
    this.job = job;
    this.contexts = contexts;
    this.channels = new AtomicReferenceArray<>(Math.multiplyExact(size, size));
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

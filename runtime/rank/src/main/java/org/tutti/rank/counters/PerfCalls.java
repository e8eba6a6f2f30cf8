package org.tutti.rank.counters;

import java.nio.ByteBuffer;

/** The system calls that counting needs; negative results are refusals. */
interface PerfCalls {
  /** Refuses everything. */
  PerfCalls NONE =
      new PerfCalls() {
        @Override
        public int open(ByteBuffer attribute, int leader) {
          return -1;
        }

        @Override
        public long addressOf(ByteBuffer direct) {
          return 0;
        }

        @Override
        public long read(int leader, long address, long bytes) {
          return -1;
        }

        @Override
        public void close(int descriptor) {}
      };

  /**
   * Opens a counter of the calling thread.
   *
   * @param attribute what to count
   * @param leader descriptor of the first counter of its group, or -1 if it is the first
   * @return its descriptor
   */
  int open(ByteBuffer attribute, int leader);

  /** Where a direct buffer is, for {@link #read}. */
  long addressOf(ByteBuffer direct);

  /**
   * Reads a group of counters; allocates nothing.
   *
   * @return the number of bytes read
   */
  long read(int leader, long address, long bytes);

  void close(int descriptor);
}

package org.tutti.operations.computation;

import java.nio.ByteBuffer;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** What a process does by itself, to be held beside its messages. */
public class OwnMemory implements Payload {
  @Param("4194304")
  public int copied;

  private ByteBuffer from;
  private ByteBuffer to;

  @Setup
  public void allocate() {
    from = ByteBuffer.allocateDirect(copied);
    to = ByteBuffer.allocateDirect(copied);
  }

  @Benchmark(operation = "COPY", send = "0", receive = "0")
  @Catalog(value = "pairs:own-memory", suites = "computation")
  @Description("each rank copies 4 MiB of its memory, all at once; what map measures of each")
  public void copy() {
    to.put(0, from, 0, copied);
  }

  /** No data are moved between ranks. */
  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {}
}

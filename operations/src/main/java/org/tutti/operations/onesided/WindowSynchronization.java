package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.PayloadContext;

/** The synchronization of one-sided operations without any of them; its halves are phases. */
public class WindowSynchronization extends OneSidedBenchmark {
  public WindowSynchronization() {
    super(WindowAccess.WRITE);
  }

  @Benchmark(operation = "WINDOW_SYNCHRONIZATION", send = "0", receive = "8")
  @Catalog(value = "window-synchronization", suites = "one-sided")
  @Counterparts(
      skampi =
          "Win_fence_open, Win_fence_close, Win_fence_openclose, Win_start, Win_complete,"
              + " Win_startcomplete, Win_test, Win_lock, Win_unlock")
  @Description("the calls before and after a one-sided operation, without it")
  @Role(Ranks.FIRST)
  public void synchronize(Control control) {
    control.phase("before");
    begin();
    control.phase("after");
    end();
  }

  @Role(value = Ranks.OTHERS, of = "synchronize")
  public void show(Control control) {
    expose(control.rank());
  }

  /** No data are moved. */
  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {}
}

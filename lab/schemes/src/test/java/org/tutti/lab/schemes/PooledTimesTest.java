package org.tutti.lab.schemes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.stats.outlier.ThresholdFilter;
import org.tutti.stats.sample.OrderedSample;

/** What ranks find out together is what one of them would with all values. */
class PooledTimesTest {
  @Test
  void anOutlierOfOneRankIsDropped() {
    // The 99th percentile is 1,098.02; 2,300 is more than twice of it.
    long[][] times = {
      LongStream.rangeClosed(1, 99).toArray(),
      LongStream.rangeClosed(1_001, 1_099).toArray(),
      {2_300}
    };
    assertThat(kept(times)).containsExactly(550, 1, 1_099);
  }

  @Test
  void ranksAgreeWithAFilterThatHasAllValues() {
    Random random = new Random(7);
    for (int trial = 0; trial < 20; trial++) {
      long[][] times = new long[3][1 + random.nextInt(200)];
      for (long[] rank : times) {
        Arrays.setAll(rank, at -> (long) Math.exp(5 + 2 * random.nextGaussian()));
      }
      double[] all = Arrays.stream(times).flatMapToLong(Arrays::stream).asDoubleStream().toArray();
      OrderedSample expected =
          ThresholdFilter.withDefaults().apply(OrderedSample.of("times", all)).kept();
      assertThat(kept(times))
          .containsExactly(
              new double[] {expected.mean(), expected.min(), expected.max()}, within(1e-9));
    }
  }

  private static double[] kept(long[][] times) {
    AtomicReference<double[]> kept = new AtomicReference<>();
    InProcess.run(
        times.length,
        session -> {
          int rank = session.world().rank();
          double[] found =
              new PooledTimes(new CollectiveExchange(session.world()), times[rank])
                  .kept(ThresholdFilter.withDefaults());
          if (rank == 0) {
            kept.set(found);
          }
        });
    return kept.get();
  }
}

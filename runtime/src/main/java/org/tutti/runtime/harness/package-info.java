/**
 * The seam between generated code and the runtime. The annotation processor writes one {@link
 * org.tutti.runtime.harness.Harness} per benchmark method and one index file per annotated class,
 * {@code META-INF/tutti/<class>}, with the binary name of a harness class on each line.
 *
 * <p>A generated harness looks like this:
 *
 * <pre>{@code
 * public final class AllreduceBenchmark_allreduce_Harness implements Harness {
 *   private final AllreduceBenchmark benchmark = new AllreduceBenchmark();
 *
 *   public Benchmark benchmark() {
 *     return new Benchmark(
 *         "org.example.AllreduceBenchmark.allreduce",
 *         Operation.ALLREDUCE,
 *         Datatype.DOUBLE,
 *         Settings.builder().msizes(8, 1024).sync(SyncMethod.WINDOW_HCA).coldCache(true).build());
 *   }
 *
 *   public void warmUp(Communicator communicator, Message message, int calls) {
 *     for (int call = 0; call < calls; call++) {
 *       benchmark.allreduce(communicator, message);
 *     }
 *   }
 *
 *   public void measure(Run run, Communicator communicator, Message message) {
 *     Clock clock = run.clock();
 *     long[] starts = run.starts();
 *     long[] ends = run.ends();
 *     int count = run.count();
 *     for (int index = 0; index < count; index++) {
 *       run.start(index);
 *       long start = clock.now();
 *       benchmark.allreduce(communicator, message);
 *       long end = clock.now();
 *       starts[index] = start;
 *       ends[index] = end;
 *     }
 *   }
 * }
 * }</pre>
 */
package org.tutti.runtime.harness;

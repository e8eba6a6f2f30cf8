/**
 * The JVM of a rank: what Tutti knows of the virtual machine of OpenJDK, and what its compilers and
 * its collector do meanwhile. Whatever depends on how it works, and may differ in another JDK, is
 * here:
 *
 * <pre>{@code
 * CompilationThresholds  how many calls it takes until a timed loop is compiled: all counts of the
 *                        warm-up
 * BenchmarkCode          what is compiled into a loop, by class files
 * RankJvmOptions         options with which a campaign starts ranks
 * OptionsByHand          options of users that these may be added to
 * JvmCacheKind           files with which a JVM starts faster, and their options
 * CompilerThreads        which threads compile, and whether they are asleep
 *   CompilerIdleness     whether they have nothing left to do
 * JvmActivity            compilation, collection and allocation during observations
 * HeapCleanup            collection before a cell
 * Profiler               a profiler beside the measurement
 * }</pre>
 *
 * <p>What users' options change, and the JDKs with which this was tried, are known to readers of
 * files: {@link org.tutti.records.launch.RecordedJvm}.
 *
 * <p><b>A new JDK.</b> Until the following was done, each cell of it has a warning (TUTTI-405), and
 * {@code CompilationThresholdsTest} fails.
 *
 * <ol>
 *   <li>Run {@code CompilationThresholdsTest} with it. Where a flag has another default or is gone,
 *       read {@code compilationPolicy.hpp}, and adapt {@link
 *       org.tutti.rank.jvm.CompilationThresholds}.
 *   <li>Start {@code java} with all of {@link org.tutti.rank.jvm.RankJvmOptions}, and with those of
 *       {@link org.tutti.rank.jvm.JvmCacheKind}: it must neither refuse nor warn. Look in its
 *       release notes for options that it announces to remove.
 *   <li>{@code bench/compiled-loops/run 6 NEW-JDK}: no loop uncompiled, no call out of line. Where
 *       the package of foreign calls has another name, its methods are called out of line.
 *   <li>{@code BenchmarkCodeTest}: classes of its format can be read; otherwise, raise {@code
 *       asm.version} in pom.xml.
 *   <li>{@code CompilerThreadsTest}: the compilers' threads are known by their names.
 *   <li>{@code JvmCacheIT} and {@code StartByHandIT}: caches are made, used, and ignored where they
 *       do not fit. Then {@code bench/launch-cost/cache}: figures with a cache and without one
 *       agree.
 *   <li>{@code bench/call-cost/run}: a call costs what it did, so the linker is still the right one
 *       ({@code org.tutti.mpi.natives.linker}).
 *   <li>{@code bench/launch-cost/run}: launches are not slower.
 *   <li>Raise {@code RecordedJvm.NEWEST}, and name the JDK in README.md.
 * </ol>
 */
package org.tutti.rank.jvm;

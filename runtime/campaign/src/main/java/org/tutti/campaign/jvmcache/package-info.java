/**
 * The JVM's cache for the ranks of campaigns: what a JVM has loaded, linked, and (from JDK 25 on)
 * counted for its compilers is kept in a file, with which later JVMs start faster.
 *
 * <pre>{@code
 * LaunchSettings --> JvmCacheKey --+                         +--> file that is there and fits
 *                                  +--> JvmCachePreparation -+
 * user's cache directory ----------+                         +--> JvmCacheTraining --> new file
 * }</pre>
 *
 * <p>A cache is made from a launch that is not measured, before the first that is, so that all
 * launches of a campaign start in the same way and none of them records. Only the JVM of rank 0
 * records in that launch, which otherwise is one like those to come. Ranks of all MPI libraries
 * share a cache: they load the same classes, and where the profiles that it has are those of
 * another library's calls, timed loops are compiled all the same (bench/compiled-loops). A thread
 * of the in-process provider is another matter.
 *
 * <p>A JVM takes classes from its cache, so a cache is used only if nobody else can have written it
 * ({@link org.tutti.campaign.trust.FileTrust}).
 *
 * <p>Whatever goes wrong costs only the gain: a JVM ignores a cache that does not fit, and a
 * campaign whose cache cannot be made starts its launches without one.
 */
package org.tutti.campaign.jvmcache;

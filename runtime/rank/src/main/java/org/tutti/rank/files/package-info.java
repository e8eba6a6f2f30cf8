/**
 * Files that benchmarks read and write. {@link org.tutti.rank.files.FileDirectory} says whether
 * they can be made where the user wants them, {@link org.tutti.rank.files.LaunchFiles} makes a
 * directory for those of a launch and removes it, and {@link org.tutti.rank.files.LeftFiles}
 * removes those of launches that were killed: each holds a lock in its directory, which the system
 * releases when its root ends, however that happens.
 */
package org.tutti.rank.files;

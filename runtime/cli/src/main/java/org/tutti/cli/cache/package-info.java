/** The command {@code cache}: the JVM cache of a jar, and the script that starts it. */
package org.tutti.cli.cache;

/** Whether launches with a JVM cache measure the same as launches without. */
package org.tutti.bench.launchcache;

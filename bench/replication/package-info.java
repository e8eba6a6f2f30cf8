/** How often a replication says that a conclusion holds, where it does and where it does not. */
package org.tutti.bench.replication;

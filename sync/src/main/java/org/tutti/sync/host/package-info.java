/** Whether the ranks of a host have a core each. */
package org.tutti.sync.host;

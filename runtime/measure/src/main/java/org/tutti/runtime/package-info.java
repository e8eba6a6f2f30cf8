/** What a benchmark's body works with; everything that measures it lives in the rooms beneath. */
package org.tutti.runtime;

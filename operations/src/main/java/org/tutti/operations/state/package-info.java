/**
 * What operations keep besides their buffers: requests, and the blocks of irregular operations. All
 * is made before anything is timed. Operations of users may take these states as well.
 */
package org.tutti.operations.state;

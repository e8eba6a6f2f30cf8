/**
 * The memory that operations use: message buffers, and what is done with their data between
 * observations. One {@link org.tutti.annotations.DataState} is made by one class: what is touched
 * or flushed byte by byte by {@link org.tutti.rank.memory.LiveData}, a cold cache by {@link
 * org.tutti.rank.memory.CacheEraser}, and other memory for each message by {@link
 * org.tutti.rank.memory.BufferRotation}; {@link org.tutti.rank.memory.DataPlacement} holds the
 * three that a cell has.
 */
package org.tutti.rank.memory;
